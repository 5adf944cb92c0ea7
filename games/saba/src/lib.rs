//! The Necklace of Saba: the rules.
//!
//! | file | idea |
//! |---|---|
//! | `pieces.rs` | cards, and bags of them |
//! | `places.rs` | the 36 places, their coordinates and mirrors |
//! | `necklaces.rs` | the finished necklaces, and what a laid card says about them |
//! | `possible.rs` | the sets of necklaces still possible, numbered |
//! | `necklace.rs` | what lies on the necklace, and what may |
//! | `reward.rs` | lines, and what they earn |
//! | `placing.rs` | putting a card down |
//! | `options.rs` | the variants |
//! | `action.rs`, `event.rs` | what is decided, what is told |
//! | `dealing.rs` | setting up |
//! | `phase.rs` and `phase/` | where in the turn we are; one file per question |
//! | `score.rs` | who wins |
//! | `versions.rs` | what changed since older versions of the rules |
//! | `view.rs`, `memory.rs` | what is seen and remembered |
//! | `arrange.rs`, `examples.rs` | tables laid by hand; worked examples |
//! | `belief.rs`, `trail.rs` | the tables a view leaves possible |
#![warn(clippy::wildcard_enum_match_arm)]

pub mod action;
#[cfg(feature = "arrange")]
pub mod arrange;
mod belief;
mod dealing;
pub mod event;
#[cfg(feature = "arrange")]
pub mod examples;
pub mod memory;
pub mod necklace;
pub mod necklaces;
pub mod options;
pub mod phase;
pub mod pieces;
pub mod places;
mod placing;
pub mod possible;
pub mod reward;
mod score;
mod trail;
mod versions;
pub mod view;

pub use action::{Action, Thousands};
pub use belief::Belief;
pub use dealing::hand_size;
pub use event::Event;
pub use memory::Memory;
pub use options::{Jokers, Options};
pub use view::View;

use necklace::Necklace;
use phase::Phase;
use pieces::{Card, Cards, KINDS};
use places::Place;
use std::ops::RangeInclusive;
use tabletop::{Chance, Compare, Dealer, Game, Reaction, Seat, Standings, Thing, Turn, Viewer};

/// Most who can play.
pub const MOST_SEATS: usize = 7;

/// All money of a game is less: 20k each, and twice what every place can earn (SA-X7).
pub(crate) const ALL_MONEY: Thousands = 1257;

/// The table: everything that is true, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saba {
    hands: [Cards; MOST_SEATS],
    pile: Cards,
    /// Put aside, face up.
    fakes: Cards,
    necklace: Necklace,
    cash: [Thousands; MOST_SEATS],
    phase: Phase,
    options: Options,
    /// The version of the rules it is played by.
    rules: u8,
    seats: u8,
    /// SA-A11 Auctioneer turns in a row without a draw.
    turns_without_draw: u8,
}

impl Game for Saba {
    const ID: &'static str = "saba";
    const RULES_VERSION: u16 = 2;
    const OLDEST_RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 3..=7;
    /// By SA-A11 there are at most (2n + 1) turns to a card of the pile: 286. An auction has
    /// fewer bids than there is money, each with at most five passes after it, and few
    /// other decisions. Stage two has at most seven decisions to a card.
    const LONGEST: u32 = 286 * (ALL_MONEY as u32 * 6 + 6) + 44 * 7;
    const THINGS: &'static [&'static str] = &pieces::NAMES;

    type Options = Options;
    fn variants(_: u8) -> Vec<Options> {
        Jokers::ALL.map(|jokers| Options { jokers }).to_vec()
    }

    type Action = Action;
    type Event = Event;
    type Memory = Memory;
    fn recall(memory: &mut Memory, _: Viewer, heard: &Event) {
        memory.recall(heard);
    }
    type View = View;
    fn view(&self, viewer: Viewer, memory: &Memory) -> View {
        self.seen_by(viewer, memory)
    }
    fn remembered(view: &View) -> Memory {
        Memory::in_view(view)
    }
    fn compare<'a>(before: &'a View, now: &'a View, to: &mut impl Compare<'a>) {
        View::compare(before, now, to);
    }

    fn deal(options: &Options, seats: u8, dealer: &mut impl Dealer<Event>) -> Saba {
        Saba::deal_by(Saba::RULES_VERSION, options, seats, dealer)
    }

    fn deal_by(rules: u16, options: &Options, seats: u8, dealer: &mut impl Dealer<Event>) -> Saba {
        Saba::set_up(rules, *options, seats, dealer)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.phase.turn()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() != Turn::Solo(seat) {
            return;
        }
        match self.phase {
            Phase::Offer { auctioneer } => self.legal_offers(auctioneer, out),
            Phase::Bid { asked, highest, .. } => self.legal_bids(asked, highest, out),
            Phase::Answer {
                auctioneer,
                highest,
                ..
            } => self.legal_answers(auctioneer, highest, out),
            Phase::Take { asked, named, .. } => self.legal_prices(asked, named, out),
            Phase::Bought { card, .. } => self.legal_uses(card, out),
            Phase::Unsold { card, .. } => self.legal_placings(card, out),
            Phase::Draw { .. } => self.legal_draws(out),
            Phase::Rebuild { player } => self.legal_rebuilding(player, out),
            Phase::Over {} => {}
        }
    }

    fn reaction(&self, seat: Seat) -> Option<Reaction<Action>> {
        if self.turn() != Turn::Solo(seat) {
            return None;
        }
        let price = match self.phase {
            Phase::Bid { highest, .. } => Self::lowest_bid(highest),
            Phase::Take { named, .. } => named,
            Phase::Offer { .. }
            | Phase::Answer { .. }
            | Phase::Bought { .. }
            | Phase::Unsold { .. }
            | Phase::Draw { .. }
            | Phase::Rebuild { .. }
            | Phase::Over {} => return None,
        };
        (price <= self.cash[seat.index()]).then_some(Reaction::Auction {
            pass: Action::Pass {},
            lowest: (price.into(), Action::Bid { price }),
        })
    }

    fn apply(&mut self, _: Seat, action: Action, dealer: &mut impl Dealer<Event>) {
        self.decide(action, dealer);
    }

    fn standings(&self) -> Standings {
        self.by_cash()
    }

    type Belief = Belief;
    fn belief(view: &View) -> Belief {
        Belief::of(view)
    }
    fn imagine(belief: &Belief, chance: &mut impl Chance) -> Saba {
        belief.imagine(chance)
    }

    fn pieces(&self) -> Vec<u16> {
        let mut counts = vec![0; KINDS];
        let pile = self.pile.iter();
        for card in self.seen_cards().chain(pile) {
            counts[card.index()] += 1;
        }
        counts
    }

    fn touches(action: Action, out: &mut Vec<Thing>) {
        action.touches(out);
    }
}

/// What players' knowledge looks at on tables they imagine, and tests on theirs.
impl Saba {
    /// The question on the table.
    pub fn phase_now(&self) -> Phase {
        self.phase
    }

    /// The cards in this hand.
    pub fn hand_of(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The money of this player.
    pub fn cash_of(&self, seat: Seat) -> Thousands {
        self.cash[seat.index()]
    }

    /// Cards left to draw.
    pub fn pile_now(&self) -> Cards {
        self.pile
    }

    /// What lies on the necklace.
    pub fn necklace(&self) -> Necklace {
        self.necklace
    }

    /// The variants played.
    pub fn options(&self) -> Options {
        self.options
    }
}

impl Saba {
    /// Every card but those of the pile: in hands, on the table, laid or put aside.
    pub(crate) fn seen_cards(&self) -> impl Iterator<Item = Card> {
        let laid = Place::all().filter_map(|place| self.necklace.laid_at(place));
        let hands = self.hands.into_iter().flat_map(Cards::iter);
        hands
            .chain(self.fakes.iter())
            .chain(laid)
            .chain(self.phase.on_the_table())
    }
}
