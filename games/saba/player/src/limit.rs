//! Limit prices by paired simulation. What a card is worth to me is not what it earns: the
//! price goes to one rival, and if I leave it another rival has it. So both are tried on
//! the same tables with the same luck: I have it at this price; a rival has it for as
//! much.

use crate::{HALF_LEAD, Merchant, worth::Worth};
use bots::{Alternative, Choice, Dice, judged, play_on};
use saba::phase::Phase;
use saba::{Action, Saba, Thousands};
use tabletop::{Briefing, Game, Seat, Silent, Turn};

/// The clock is asked after so many tables.
const SLICE: u32 = 4;
/// A first bid this far up saves time at the table; the next goes one below the worth,
/// where the rivals would have to pay all of it.
const OPENING: f32 = 0.6;

/// How one way out of the auction fared.
struct Way {
    action: Action,
    sum: f64,
}

/// A question of an auction that is being weighed.
pub struct Bidding {
    /// The ply of the question.
    pub ply: u32,
    me: Seat,
    belief: saba::Belief,
    ways: Vec<Way>,
    tables: u32,
}

impl Bidding {
    pub fn new(briefing: &Briefing<Saba>, dice: &mut Dice) -> Self {
        let belief = Saba::belief(&briefing.view);
        Bidding {
            ply: briefing.ply,
            me: briefing.viewer.seat().expect("only a player is asked"),
            ways: ways(&briefing.actions, &Saba::imagine(&belief, dice)),
            belief,
            tables: 0,
        }
    }

    /// Tries every way on more tables. Whether that was enough.
    pub fn work(
        &mut self,
        merchant: &Merchant,
        iterations: u32,
        dice: &mut Dice,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> bool {
        let (mut legal, mut likings) = (Vec::new(), Vec::new());
        while self.tables * self.ways.len() as u32 <= iterations {
            let table = Saba::imagine(&self.belief, dice);
            let luck = dice.split();
            for way in &mut self.ways {
                let mut luck = luck.clone();
                let settled = settled(&table, self.me, way.action, &mut luck);
                let shares = match settled.turn() {
                    Turn::Over => judged(&settled.standings(), HALF_LEAD),
                    Turn::Solo(_) | Turn::Sealed { .. } => play_on(
                        &table,
                        settled,
                        1,
                        merchant,
                        &mut legal,
                        &mut likings,
                        &mut luck,
                    ),
                };
                way.sum += f64::from(shares[self.me.index()]);
            }
            self.tables += 1;
            if self.tables.is_multiple_of(SLICE) && !go_on() {
                return false;
            }
        }
        true
    }

    /// Bids the lowest price, or at once a good part of what the card is worth, as long as it is
    /// no worse than leaving the card to a rival.
    pub fn choice(self) -> Choice<Saba> {
        let Bidding {
            mut ways, tables, ..
        } = self;
        // The highest price that is no worse than passing; the first way is to pass.
        let passing = ways[0].sum;
        let at = ways.iter().rposition(|way| way.sum >= passing).unwrap_or(0);
        let chosen = ways.remove(at);
        ways.sort_by(|a, b| b.sum.total_cmp(&a.sum));
        let mean = |sum: f64| sum / f64::from(tables.max(1));
        Choice {
            steps: vec![chosen.action],
            worth: Some(mean(chosen.sum)),
            others: ways
                .iter()
                .take(2)
                .map(|way| Alternative {
                    steps: vec![way.action],
                    worth: mean(way.sum),
                })
                .collect(),
            iterations: tables * (ways.len() as u32 + 1),
        }
    }
}

/// To pass, the lowest bid, and an opening that is not too far below the worth.
fn ways(legal: &[Action], state: &Saba) -> Vec<Way> {
    let way = |action| Way { action, sum: 0.0 };
    let mut ways = vec![way(Action::Pass {})];
    let Some(&Action::Bid { price: lowest }) = legal.get(1) else {
        return ways;
    };
    ways.push(way(Action::Bid { price: lowest }));
    let card = state.phase_now().on_the_table();
    let worth = card.map_or(0.0, |card| Worth::of(state).bought(card));
    let opening = (OPENING * worth) as Thousands;
    let further = match lowest < opening {
        true => opening,
        false => (worth as Thousands).saturating_sub(1),
    };
    let opening = Action::Bid { price: further };
    if legal[2..].contains(&opening) {
        ways.push(way(opening));
    }
    ways
}

/// The table once the auction is over: mine at the price I bid, or, if I pass, a rival's
/// at the price I would have had to beat.
fn settled(table: &Saba, me: Seat, action: Action, luck: &mut Dice) -> Saba {
    let mut state = *table;
    let mut rival_bids = matches!(table.phase_now(), Phase::Bid { highest: None, .. });
    state.apply(me, action, &mut Silent(&mut *luck));
    loop {
        let next = match state.phase_now() {
            Phase::Bid { highest, .. } if highest.is_none() && rival_bids => {
                rival_bids = false;
                Action::Bid { price: 1 }
            }
            Phase::Bid { .. } => Action::Pass {},
            Phase::Answer { .. } => Action::Accept {},
            Phase::Offer { .. }
            | Phase::Take { .. }
            | Phase::Bought { .. }
            | Phase::Unsold { .. }
            | Phase::Draw { .. }
            | Phase::Rebuild { .. }
            | Phase::Over {} => return state,
        };
        let Turn::Solo(seat) = state.turn() else {
            return state;
        };
        state.apply(seat, next, &mut Silent(&mut *luck));
    }
}
