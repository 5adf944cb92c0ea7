//! The search: auctions on paired tables, places by a tree, the last cards exactly.

use crate::{Merchant, ending, limit};
use bots::{Alternative, Bot, Choice, Desk, Dice, Flat, Greedy, Search};
use saba::Saba;
use saba::phase::Phase;
use tabletop::{Briefing, Game};

/// In auctions each choice is tried on the same tables with the same luck, the price paid
/// and everything after it: a bid is made as long as having the card at that price is no
/// worse than leaving it. Placing is searched, and near the end played through.
#[derive(Debug)]
pub struct Trader {
    merchant: Merchant,
    iterations: u32,
    auctions: Flat<Merchant>,
    answers: Greedy<Merchant>,
    places: Search<Saba, Merchant>,
    dice: Dice,
    is_advising: bool,
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
            Phase::Bid { .. } => limit::bid(
                self.merchant,
                briefing,
                self.iterations,
                &mut self.dice,
                go_on,
            ),
            Phase::Answer { .. } | Phase::Take { .. } => self.answers.choose(briefing, go_on, desk),
            Phase::Offer { .. }
            | Phase::Bought { .. }
            | Phase::Unsold { .. }
            | Phase::Draw { .. }
            | Phase::Over {} => self.auctions.choose(briefing, go_on, desk),
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
