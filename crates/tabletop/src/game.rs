//! The trait every game implements.

use crate::{Chance, Compare, Dealer, Reaction, Seat, Standings, Turn, Viewer};
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::RangeInclusive;
use core::str::FromStr;
use serde::{Serialize, de::DeserializeOwned};

/// May cross the wire or the disk: serde both ways, comparable, sendable.
pub trait Wire:
    Serialize + DeserializeOwned + Clone + Debug + PartialEq + Send + Sync + 'static
{
}
impl<T> Wire for T where
    T: Serialize + DeserializeOwned + Clone + Debug + PartialEq + Send + Sync + 'static
{
}

/// Knows its kinds by name: the variants of an enum in snake case, the same words
/// that stand in its `type` tag on the wire. Follows from strum's `VariantNames`
/// and `IntoStaticStr`.
pub trait Kind {
    /// Every kind there is.
    const KINDS: &'static [&'static str];
    /// The kind of this one.
    fn kind(&self) -> &'static str;
}
impl<T: strum::VariantNames> Kind for T
where
    for<'a> &'a T: Into<&'static str>,
{
    const KINDS: &'static [&'static str] = T::VARIANTS;
    fn kind(&self) -> &'static str {
        self.into()
    }
}

/// Has a number that never changes and is never given to anything else: what
/// records and stores keep.
pub trait Coded: Sized {
    /// Its number.
    fn code(&self) -> u32;
    /// What has this number, if anything.
    fn decode(code: u32) -> Option<Self>;
}

/// The version every game began with. A view leaves it out, so that what is shown of a game
/// of that time stays as it was: `#[serde(default = "first_rules")]`...
pub const fn first_rules() -> u16 {
    1
}

/// ...and `#[serde(skip_serializing_if = "is_first_rules")]`.
pub const fn is_first_rules(rules: &u16) -> bool {
    *rules == first_rules()
}

/// Something on the table that can be pointed at: `card-thief`, `seat-2`.
pub type Thing = String;

/// The rules of one game: a small value that advances by decisions.
///
/// The value holds what is true at the table, secrets included, and is therefore
/// never serialisable; what may be seen is another type, [`Game::View`].
pub trait Game: Copy + Debug + Eq + Send + Sync + Sized + 'static {
    /// Stable name in records and addresses. Never changes.
    const ID: &'static str;
    /// Raised when any golden record would replay differently.
    const RULES_VERSION: u16;
    /// The oldest version whose games still replay and go on as they began.
    const OLDEST_RULES: u16 = Self::RULES_VERSION;
    /// How many may play; at most 8.
    const SEATS: RangeInclusive<u8>;
    /// No game takes more decisions than this.
    const LONGEST: u32;
    /// Everything with a name of its own on the table, as it is written on the wire
    /// (cards, tiles, gems): each needs its word in every language.
    const THINGS: &'static [&'static str];

    /// Variants chosen before the deal.
    type Options: Wire + Default;
    /// Every choice of options that can be played with so many seats, the default
    /// first.
    fn variants(seats: u8) -> Vec<Self::Options>;

    /// The smallest decision a player makes. `Display` and `FromStr` are its
    /// notation, [`Coded`] its number in records.
    type Action: Wire + Copy + Eq + Hash + Display + FromStr + Coded + Kind;
    /// A fact told to the table.
    type Event: Wire + Kind;
    /// What one viewer has been told and can still trace, folded from the events she
    /// heard. Kept by [`crate::Match`], beside the state, so that the state stays small.
    type Memory: Wire + Default;
    /// Folds one more heard event in. For [`Viewer::Open`] it is called too, and may
    /// do nothing.
    fn recall(memory: &mut Self::Memory, me: Viewer, heard: &Self::Event);
    /// All that one viewer sees now and remembers.
    type View: Wire;
    /// What `viewer` sees, built from what may be seen.
    fn view(&self, viewer: Viewer, memory: &Self::Memory) -> Self::View;
    /// What the owner of this view remembers: what it was built with, as far as it counts.
    fn remembered(view: &Self::View) -> Self::Memory;
    /// Puts a view beside the one before, member by member; [`compare!`](crate::compare)
    /// helps. Without a word of the game's the two are compared as they are written.
    fn compare<'a>(before: &'a Self::View, now: &'a Self::View, to: &mut impl Compare<'a>) {
        to.whole(before, now);
    }

    /// Sets up a table for `seats` players, up to the first decision. The options
    /// are one of [`Game::variants`].
    fn deal(options: &Self::Options, seats: u8, dealer: &mut impl Dealer<Self::Event>) -> Self;
    /// The same by an older version of the rules, from [`Game::OLDEST_RULES`] on: the table
    /// remembers which, and so does its view. A game that keeps older rules says how.
    fn deal_by(
        _rules: u16,
        options: &Self::Options,
        seats: u8,
        dealer: &mut impl Dealer<Self::Event>,
    ) -> Self {
        Self::deal(options, seats, dealer)
    }
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// Who must decide now.
    fn turn(&self) -> Turn;
    /// Appends what `seat` may do now: nothing if it owes no decision, otherwise at
    /// least one action, without duplicates, in an order fixed by the state.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// What kind of question `seat` has before it, if it may be answered by saying no or
    /// is an auction: standing orders answer these, and among people the first kind stays
    /// open for a fixed time. `None` for any other question, or if `seat` owes no decision.
    fn reaction(&self, _seat: Seat) -> Option<Reaction<Self::Action>> {
        None
    }
    /// Carries out a legal action up to the next decision. Trusts its caller;
    /// outsiders go through [`crate::Match::submit`].
    fn apply(&mut self, seat: Seat, action: Self::Action, dealer: &mut impl Dealer<Self::Event>);
    /// Places and scores; final once the game is over, provisional before.
    fn standings(&self) -> Standings;

    /// What a view says about the hidden part of the table, prepared once...
    type Belief: Send + Sync;
    /// ...from the view alone...
    fn belief(view: &Self::View) -> Self::Belief;
    /// ...then asked for many full states that the owner of the view could not tell
    /// from the real one. A bot cannot cheat: it never holds the state.
    fn imagine(belief: &Self::Belief, chance: &mut impl Chance) -> Self;

    /// Every piece of the box, counted by kind wherever it is: the law of
    /// conservation compares this at every decision.
    fn pieces(&self) -> Vec<u16>;
    /// The things on the table an action touches, in order: the page's paths. No two
    /// legal actions of one moment share the whole path.
    fn touches(action: Self::Action, out: &mut Vec<Thing>);
    /// Whether rivals learn which action was chosen only later, if at all.
    fn is_secret(&self, _seat: Seat, _action: Self::Action) -> bool {
        self.turn().is_sealed()
    }
}
