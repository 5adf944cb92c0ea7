//! Queen's Necklace: jewellers buy cards with falling prices and sell jewels at three
//! secret court sales. Ids such as QN-D1 are those of `RULES.md`.
//!
//! | file | chapter |
//! |---|---|
//! | `pieces.rs`, `bag.rs` | components; a multiset of cards in one word |
//! | `market.rs` | a place of the market in one byte |
//! | `setup.rs` | setting up, and drawing from the deck |
//! | `phase.rs` | the questions of a turn |
//! | `phase/influence.rs`, `theft.rs`, `forger.rs` | influence, the Musketeer as a shield |
//! | `phase/purchase.rs` | purchase, the Astrologer |
//! | `phase/devaluation.rs` | devaluation, the Queen, the end of a turn |
//! | `phase/cardinal.rs` | sales put off |
//! | `phase/sale.rs`, `display.rs`, `phase/alchemist.rs`, `score.rs` | a sale |
//! | `laid.rs` | opened displays, in the order in which they are told |
//! | `versions.rs` | what changed since older versions of the rules |
//! | `quick.rs` | for playouts: decisions that leave no choice |
//! | `public.rs` | what everybody knows, and so whom we ask |
//! | `view.rs`, `memory.rs`, `fact.rs` | what one viewer sees and remembers |
//! | `arrange.rs`, `examples.rs` | tables laid by hand; worked examples |
//! | `belief.rs`, `chances.rs`, `lies.rs` | the hidden cards a view leaves possible |

pub mod action;
#[cfg(feature = "arrange")]
pub mod arrange;
pub mod bag;
mod belief;
mod chances;
pub mod display;
pub mod event;
#[cfg(feature = "arrange")]
pub mod examples;
mod fact;
pub mod laid;
mod lies;
mod market;
pub mod memory;
pub mod options;
pub mod phase;
pub mod pieces;
mod public;
mod quick;
pub mod score;
mod setup;
mod versions;
pub mod view;

pub use action::Action;
pub use bag::Bag;
pub use belief::Belief;
pub use event::Event;
pub use market::Offers;
pub use options::Options;
pub use pieces::{Card, Gem};
pub use view::View;

use display::Display;
use market::Slot;
use memory::Memory;
use phase::Phase;
use tabletop::{Chance, Compare, Dealer, Game, Reaction, Seat, Standings, Thing, Turn, Viewer};

/// The table. A small value; equal cards are one kind, the unseen deck is a bag of what
/// may still come and a card is picked when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QueensNecklace {
    hands: [Bag; 4],
    /// What everybody knows to be in each hand.
    known: [Bag; 4],
    /// Cards not drawn yet; with QN-O1 also those left out unseen.
    undrawn: Bag,
    /// Cards that public knowledge cannot place: undrawn, left out or unseen in a hand.
    /// Kept rather than what is gone, since it is asked for every turn.
    unlocated: Bag,
    displays: [Display; 4],
    /// QN-I2 How many of each influence card (see `influence::KINDS`) may be played.
    playable: [u8; 6],
    scores: [i16; 4],
    market: [Option<Slot>; 5],
    fashion: [Gem; 4],
    /// QN-S4 Their places, counted from the top of the full deck.
    merchants: [u8; 3],
    /// Cards left in the deck, Merchants too.
    deck: u8,
    /// QN-K2 Whose turn's end a sale waits for, the earlier Merchant's first.
    waiting: [Option<Seat>; 3],
    wearer: Option<Seat>,
    /// Cards of the current player that nobody else knows and that may be playable.
    unseen_playable: u8,
    sales: u8,
    current: Seat,
    seats: u8,
    turn: u16,
    options: Options,
    /// The version of the rules it is played by.
    rules: u8,
    phase: Phase,
}

impl Game for QueensNecklace {
    const ID: &'static str = "queens-necklace";
    const RULES_VERSION: u16 = 2;
    const OLDEST_RULES: u16 = 1;
    const SEATS: core::ops::RangeInclusive<u8> = 2..=4;
    /// About 110 turns of two to three decisions, 240 answers about the Queen, 220 steps
    /// of displays, and the cards played.
    const LONGEST: u32 = 1200;
    const THINGS: &'static [&'static str] = &[
        "ruby-1",
        "ruby-2",
        "ruby-3",
        "emerald-1",
        "emerald-2",
        "emerald-3",
        "diamond-1",
        "diamond-2",
        "diamond-3",
        "amber",
        "ring",
        "necklace",
        "king",
        "banker",
        "confessor",
        "courtier",
        "forger",
        "favorite",
        "thief",
        "alchemist",
        "astrologer",
        "cardinal",
        "musketeer",
        "queen",
        "ruby",
        "emerald",
        "diamond",
        "merchant",
        "none",
    ];

    type Options = Options;
    fn variants(seats: u8) -> Vec<Options> {
        Options::variants(seats)
    }

    type Action = Action;
    type Event = Event;
    type Memory = Memory;
    fn recall(memory: &mut Memory, me: Viewer, heard: &Event) {
        memory.recall(me, heard);
    }

    type View = View;
    fn view(&self, viewer: Viewer, memory: &Memory) -> View {
        self.seen_by(viewer, memory)
    }
    fn remembered(view: &View) -> Memory {
        view.memory.clone()
    }
    fn compare<'a>(before: &'a View, now: &'a View, to: &mut impl Compare<'a>) {
        View::compare(before, now, to);
    }

    fn deal(options: &Options, seats: u8, dealer: &mut impl Dealer<Event>) -> Self {
        Self::deal_by(Self::RULES_VERSION, options, seats, dealer)
    }

    fn deal_by(rules: u16, options: &Options, seats: u8, dealer: &mut impl Dealer<Event>) -> Self {
        Self::set_up(rules, *options, seats, dealer)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn(self.current)
    }

    /// Each phase knows whom it asks: to find that out first would be to look up the
    /// phase twice.
    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Influence { .. } if seat == self.current => self.legal_influence(out),
            Phase::Purchase { ducats, bought } if seat == self.current => {
                self.legal_purchases(ducats, bought, out);
            }
            Phase::Obey { target, gem, .. } if seat == target => {
                self.legal_answers(target, gem, out);
            }
            Phase::Cardinal { asked, .. } if seat == asked => self.legal_cardinal(asked, out),
            Phase::Queen { owed, .. } if owed.contains(seat) => self.legal_queen(seat, out),
            Phase::Sale { owed, .. } if owed.contains(seat) => {
                self.displays[seat.index()].legal(self.hand(seat), out);
            }
            Phase::Alchemist { owed, .. } if owed.contains(seat) => {
                self.legal_transmutations(seat, out);
            }
            Phase::Influence { .. }
            | Phase::Purchase { .. }
            | Phase::Obey { .. }
            | Phase::Cardinal { .. }
            | Phase::Queen { .. }
            | Phase::Sale { .. }
            | Phase::Alchemist { .. }
            | Phase::Over => {}
        }
    }

    fn reaction(&self, seat: Seat) -> Option<Reaction<Action>> {
        let name = match self.phase {
            Phase::Cardinal { asked, .. } if seat == asked => "cardinal",
            Phase::Queen { owed, .. } if owed.contains(seat) => "queen",
            Phase::Alchemist { owed, .. } if owed.contains(seat) => "alchemist",
            Phase::Influence { .. }
            | Phase::Purchase { .. }
            | Phase::Obey { .. }
            | Phase::Cardinal { .. }
            | Phase::Queen { .. }
            | Phase::Sale { .. }
            | Phase::Alchemist { .. }
            | Phase::Over => return None,
        };
        let decline = Action::Decline {};
        Some(Reaction::Optional { name, decline })
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, dealer: &mut impl Dealer<Event>) {
        match self.phase {
            Phase::Influence { ducats } => self.play_influence(action, ducats, dealer),
            Phase::Obey {
                target,
                ducats,
                gem,
            } => {
                self.answer_forger(target, gem, action, dealer);
                self.go_on_with_influence(ducats, dealer);
            }
            Phase::Purchase { ducats, .. } => self.play_purchase(action, ducats, dealer),
            Phase::Cardinal { asked, by, then } => {
                self.answer_cardinal(asked, by, then, action, dealer);
            }
            Phase::Queen { .. } => self.answer_queen(seat, action, dealer),
            Phase::Sale { .. } => self.play_display(seat, action, dealer),
            Phase::Alchemist { .. } => self.answer_alchemist(seat, action, dealer),
            Phase::Over => unreachable!("no action is legal once the game is over"),
        }
    }

    /// QN-E1 Equal scores share the victory.
    fn standings(&self) -> Standings {
        let scores = self.scores.map(i32::from);
        Standings::by_score(&scores[..self.seats as usize])
    }

    type Belief = Belief;
    fn belief(view: &View) -> Belief {
        Belief::of(view)
    }
    fn imagine(belief: &Belief, chance: &mut impl Chance) -> Self {
        belief.imagine(chance)
    }

    /// Every card by kind, then the Merchants still in the deck, met, and sold with.
    fn pieces(&self) -> Vec<u16> {
        let count = |card: Card| {
            let hands = self.hands[..self.seats as usize].iter();
            let held: u8 = hands.map(|hand| hand.count(card)).sum();
            let offered = self
                .market
                .iter()
                .flatten()
                .filter(|slot| slot.card() == card);
            let elsewhere = self.undrawn.count(card) + self.gone().count(card);
            u16::from(held + elsewhere) + offered.count() as u16
        };
        let worn = u16::from(match self.wearer {
            Some(seat) => self.hand(seat).has(Card::Necklace),
            None => !self.hands.iter().any(|hand| hand.has(Card::Necklace)),
        });
        Card::ALL.into_iter().map(count).chain([worn]).collect()
    }

    fn touches(action: Action, out: &mut Vec<Thing>) {
        action.touches(out);
    }
}

/// What players' knowledge looks at, on tables they imagine.
impl QueensNecklace {
    /// The question on the table.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    #[inline]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// The cards in this hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Bag {
        self.hands[seat.index()]
    }

    /// What everybody knows to be in this hand.
    #[inline]
    pub fn known(&self, seat: Seat) -> Bag {
        self.known[seat.index()]
    }

    /// What this seat has chosen to show so far.
    #[inline]
    pub fn display(&self, seat: Seat) -> Display {
        self.displays[seat.index()]
    }

    /// All displays, by seat.
    #[inline]
    pub fn displays(&self) -> &[Display] {
        &self.displays[..usize::from(self.seats)]
    }

    /// Pounds so far.
    #[inline]
    pub fn score(&self, seat: Seat) -> i16 {
        self.scores[seat.index()]
    }

    /// The market card in this slot.
    #[inline]
    pub fn offered(&self, slot: u8) -> Option<Card> {
        self.market[usize::from(slot)].map(|slot| slot.card())
    }

    /// Cards to be drawn before the next Merchant, where it was imagined.
    #[inline]
    pub fn cards_to_a_sale(&self) -> u8 {
        let drawn = self.options.deck_places(self.seats) - self.deck;
        let next = self.merchants.iter().filter(|&&place| place > drawn).min();
        next.map_or(0, |place| place - drawn - 1)
    }

    /// Cards in this hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand(seat).len() as u8
    }

    /// Most fashionable first.
    #[inline]
    pub fn fashion(&self) -> [Gem; 4] {
        self.fashion
    }

    /// Sales held so far.
    #[inline]
    pub fn sales_held(&self) -> u8 {
        self.sales
    }
}

impl QueensNecklace {
    /// A card all have seen come.
    #[inline]
    fn gain_seen(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.known[seat.index()].add(card);
        if card == Card::Necklace {
            self.wearer = Some(seat); // QN-P4, QN-P6, QN-I8
        }
    }

    /// A card all see go. If it was not known to be there, one unknown card is less.
    #[inline]
    fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        if !self.known[seat.index()].take(card) {
            self.unlocated.remove(card);
        }
        if card == Card::Necklace {
            self.wearer = None;
        }
    }

    /// All these cards go at once.
    fn discard_all(&mut self, seat: Seat, cards: Bag) {
        let seat_known = &mut self.known[seat.index()];
        let known = seat_known.common(cards);
        *seat_known = seat_known.minus(known);
        self.unlocated = self.unlocated.minus(cards.minus(known));
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(cards);
        if cards.has(Card::Necklace) {
            self.wearer = None;
        }
    }

    /// QN-I8, QN-I9 The Queen's Necklace goes from neck to neck, in sight of all.
    fn pass_necklace(&mut self, from: Seat, to: Seat) {
        self.hands[from.index()].remove(Card::Necklace);
        self.known[from.index()].remove(Card::Necklace);
        self.gain_seen(to, Card::Necklace);
    }
}
