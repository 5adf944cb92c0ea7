//! The search: auctions on paired tables, places by a tree, the last cards exactly.

use crate::limit::Bidding;
use crate::{Merchant, ending};
use bots::{Alternative, Bot, Choice, Desk, Dice, Flat, Greedy, Search};
use saba::Saba;
use saba::phase::Phase;
use tabletop::{Briefing, Game};

/// In auctions each choice is tried on the same tables with the same luck, the price paid
/// and everything after it: a bid is made as long as having the card at that price is no
/// worse than leaving it. Placing is searched, and near the end played through.
pub struct Trader {
    merchant: Merchant,
    iterations: u32,
    auctions: Flat<Saba, Merchant>,
    answers: Greedy<Merchant>,
    places: Search<Saba, Merchant>,
    dice: Dice,
    is_advising: bool,
    /// The ply of the question about places that is being thought about.
    pondered: Option<u32>,
    /// The bid that is being thought about.
    bidding: Option<Bidding>,
}

impl Trader {
    /// So many imagined games a turn.
    pub fn new(merchant: Merchant, iterations: u32, seed: u64) -> Self {
        let merchant = merchant.imagining(iterations);
        Trader {
            merchant,
            iterations,
            answers: Greedy::new(merchant, seed),
            // A question of an auction is a turn of its own.
            auctions: Flat::knowing(merchant, iterations.saturating_mul(2), seed),
            places: Search::new(merchant, iterations, seed),
            dice: Dice::new(seed),
            is_advising: false,
            pondered: None,
            bidding: None,
        }
    }

    /// Every choice on a few tables, each played through; on fewer if time is up.
    fn play_through(
        &mut self,
        briefing: &Briefing<Saba>,
        belief: &saba::Belief,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Choice<Saba> {
        let me = briefing.viewer.seat().expect("only a player is asked");
        let mut weighed: Vec<_> = briefing
            .actions
            .iter()
            .map(|&action| (action, 0.0))
            .collect();
        let mut tables = 0;
        while tables < ending::TABLES && (tables == 0 || go_on()) {
            let table = Saba::imagine(belief, &mut self.dice);
            for (action, sum) in &mut weighed {
                let shares = ending::solve(&ending::after(&table, me, *action));
                *sum += f64::from(shares[me.index()]);
            }
            tables += 1;
        }
        let mean = |sum: f64| sum / f64::from(tables);
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        let other = |&(action, sum): &(_, f64)| Alternative {
            steps: vec![action],
            worth: mean(sum),
        };
        Choice {
            steps: vec![weighed[0].0],
            worth: Some(mean(weighed[0].1)),
            others: weighed[1..].iter().take(2).map(other).collect(),
            iterations: tables,
        }
    }
}

impl Trader {
    /// Weighs a bid until that is done or time is up.
    fn bid(
        &mut self,
        briefing: &Briefing<Saba>,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<Choice<Saba>> {
        let (merchant, dice) = (&self.merchant, &mut self.dice);
        let under_way = self.bidding.take().filter(|it| it.ply == briefing.ply);
        let mut bidding = under_way.unwrap_or_else(|| Bidding::new(briefing, dice));
        match bidding.work(merchant, self.iterations, dice, go_on) {
            true => Some(bidding.choice()),
            false => {
                self.bidding = Some(bidding);
                None
            }
        }
    }

    fn bid_so_far(&mut self, briefing: &Briefing<Saba>) -> Choice<Saba> {
        let bidding = self.bidding.take();
        bidding.map_or_else(|| Choice::unweighed(briefing.actions[0]), Bidding::choice)
    }
}

impl Bot<Saba> for Trader {
    fn choose(
        &mut self,
        briefing: &Briefing<Saba>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<Saba> {
        if let [only] = briefing.actions[..] {
            return Choice::unweighed(only);
        }
        match briefing.view.phase {
            Phase::Rebuild { .. } => {
                let belief = Saba::belief(&briefing.view);
                match ending::is_near(&Saba::imagine(&belief, &mut self.dice)) {
                    true => self.play_through(briefing, &belief, go_on),
                    false if self.is_advising => self.places.advise(briefing, go_on, desk),
                    false => self.places.choose(briefing, go_on, desk),
                }
            }
            Phase::Bid { .. } => match self.bid(briefing, go_on) {
                Some(choice) => choice,
                None => self.bid_so_far(briefing),
            },
            Phase::Answer { .. } | Phase::Take { .. } => self.answers.choose(briefing, go_on, desk),
            Phase::Offer { .. }
            | Phase::Bought { .. }
            | Phase::Unsold { .. }
            | Phase::Draw { .. }
            | Phase::Over {} => self.auctions.choose(briefing, go_on, desk),
        }
    }

    fn ponder(
        &mut self,
        briefing: &Briefing<Saba>,
        is_advice: bool,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Option<Choice<Saba>> {
        if briefing.actions.len() == 1 {
            return Some(Choice::unweighed(briefing.actions[0]));
        }
        let choice = match briefing.view.phase {
            Phase::Rebuild { .. } => {
                // Whether the end is near is looked at once.
                let is_new = self.pondered.replace(briefing.ply) != Some(briefing.ply);
                let belief = Saba::belief(&briefing.view);
                if is_new && ending::is_near(&Saba::imagine(&belief, &mut self.dice)) {
                    self.pondered = None;
                    Some(self.play_through(briefing, &belief, &|| true))
                } else {
                    self.places.ponder(briefing, is_advice, go_on, desk)
                }
            }
            Phase::Bid { .. } => self.bid(briefing, go_on),
            Phase::Answer { .. } | Phase::Take { .. } => {
                self.answers.ponder(briefing, is_advice, go_on, desk)
            }
            Phase::Offer { .. }
            | Phase::Bought { .. }
            | Phase::Unsold { .. }
            | Phase::Draw { .. }
            | Phase::Over {} => self.auctions.ponder(briefing, is_advice, go_on, desk),
        };
        match is_advice {
            true => choice.map(Choice::in_order),
            false => choice,
        }
    }

    fn advise(
        &mut self,
        briefing: &Briefing<Saba>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<Saba> {
        self.is_advising = true;
        let choice = self.choose(briefing, go_on, desk);
        self.is_advising = false;
        choice.in_order()
    }
}
