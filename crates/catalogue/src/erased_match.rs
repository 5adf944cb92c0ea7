//! A match, whichever game it is of.

use crate::Trouble;
use bots::Desk;
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::ops::Range;
use tabletop::luck::Hex;
use tabletop::{Asked, Row, Seat, SeatSet, Standings, Told, Viewer};

/// All that a person or a program is given.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErasedBrief {
    /// Whose briefing this is.
    pub viewer: Viewer,
    /// How much this viewer could notice so far: what an answer must name.
    pub ply: u32,
    /// Whose decision it is, as far as this viewer may know.
    pub asked: Asked,
    /// What this viewer sees and remembers.
    pub view: Value,
    /// What this viewer may do now.
    pub actions: Vec<ErasedOffer>,
    /// Whether this viewer can take her last decision back.
    pub can_take_back: bool,
}

/// The same for the house, which shows every viewer what changed since the last one.
pub struct Sight {
    /// As in [`ErasedBrief`].
    pub ply: u32,
    /// As in [`ErasedBrief`].
    pub asked: Asked,
    /// The view, to be compared with the next one.
    pub view: SeenView,
    /// The list of actions as JSON text; empty if there are none.
    pub actions: String,
    /// As in [`ErasedBrief`].
    pub can_take_back: bool,
}

/// What a viewer saw of a match, whichever game it is of.
pub struct SeenView(pub(crate) Box<dyn Any + Send + Sync>);

/// What a viewer heard since she last listened.
#[derive(Clone, Debug, PartialEq)]
pub struct HeardSince {
    /// If they are events alone, the list of these as JSON text; empty if there are none.
    pub events: String,
    /// Else the entries, numbered.
    pub entries: Vec<(u32, Value)>,
}

/// One legal action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErasedOffer {
    /// What to send to choose it.
    pub action: Value,
    /// The same in notation, which may be sent as well.
    pub notation: String,
    /// The things on the table it touches, in order.
    pub path: Vec<String>,
}

/// What was done in a row, for one who may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct VisibleAct {
    /// Who did it; nobody deals or rewinds.
    pub seat: Option<Seat>,
    /// `deal`, `play`, `take_back` or `rewind`.
    pub act: &'static str,
    /// The decision of a `play`.
    pub action: Option<Value>,
    /// In notation.
    pub notation: String,
    /// Neither taken back nor rewound later.
    pub stands: bool,
}

/// Actions of one game, read and ready to be played.
pub struct Steps(pub(crate) Box<dyn Any + Send>);

/// A question that a standing order may answer, whichever game it is of.
pub struct ErasedReaction {
    /// What orders call it.
    pub name: &'static str,
    /// The answer that does nothing.
    pub decline: Steps,
    /// In an auction: the lowest price one may bid, and the step that bids it.
    pub lowest: Option<(u32, Steps)>,
}

/// A match, whichever game it is of.
pub trait ErasedMatch: Send {
    /// Which game.
    fn game(&self) -> &'static str;
    /// The rules the match began with.
    fn rules_version(&self) -> u16;
    /// How many play.
    fn seats(&self) -> u8;
    /// The chosen options.
    fn options(&self) -> Value;

    /// All that `viewer` is given. A seat must be one of this table.
    fn briefing(&self, viewer: Viewer) -> ErasedBrief;
    /// The same, to be compared with the next one.
    fn sight(&self, viewer: Viewer) -> Sight;
    /// How a view became another one of this game, as JSON text; nothing if they are the
    /// same. The [`patch`] crate says how a patch is written.
    fn patch(&self, before: &SeenView, now: &SeenView) -> Option<String> {
        self.patches(&[(before, now)]).pop().flatten()
    }
    /// The same for several viewers, who mostly see the same.
    fn patches(&self, pairs: &[(&SeenView, &SeenView)]) -> Vec<Option<String>>;
    /// Whose decision it is, as far as `viewer` may know.
    fn asked(&self, viewer: Viewer) -> Asked;
    /// How much `viewer` could notice so far.
    fn ply(&self, viewer: Viewer) -> u32;
    /// Who owes a decision: for the house, which must ask them.
    fn owed(&self) -> SeatSet;
    /// Whether the game has ended.
    fn is_over(&self) -> bool;
    /// Places and scores; final once the game is over, provisional before.
    fn standings(&self) -> Standings;

    /// Reads steps of `seat`; each is an action as JSON or in notation.
    fn read(&self, seat: Seat, steps: &[Value]) -> Result<Steps, Trouble>;
    /// Carries out a list of steps by `seat`, all or none. The rows written are returned.
    fn play(&mut self, ply: u32, seat: Seat, steps: &Steps) -> Result<Range<usize>, Trouble>;
    /// Reads steps and carries them out.
    fn submit(&mut self, ply: u32, seat: Seat, steps: &[Value]) -> Result<Range<usize>, Trouble> {
        let steps = self.read(seat, steps)?;
        self.play(ply, seat, &steps)
    }
    /// Whether `submit` would take these steps now; nothing happens, to the luck either.
    fn check(&self, ply: u32, seat: Seat, steps: &[Value]) -> Result<(), Trouble>;
    /// One of the steps `seat` may take now, by a number that is taken modulo how many there
    /// are; nothing if it owes no decision.
    fn any_step(&self, seat: Seat, number: usize) -> Option<Steps>;
    /// The question before `seat`, if it may be declined or is an auction.
    fn reaction(&self, seat: Seat) -> Option<ErasedReaction>;
    /// Whether the question before `seat` may be declined and is no auction.
    fn is_optional(&self, seat: Seat) -> bool;
    /// Whether the question before `seat` is an auction.
    fn is_auction(&self, seat: Seat) -> bool;
    /// Takes back the last decision of `seat`, which must have seen the table at `ply`.
    fn take_back(&mut self, ply: u32, seat: Seat) -> Result<(), Trouble>;
    /// Goes back to when `rows` rows were written; the caller has asked everybody.
    fn rewind(&mut self, rows: u32) -> Result<(), Trouble>;

    /// The story as `viewer` heard it, numbered from 1, without the first `seen`.
    fn heard(&self, viewer: Viewer, seen: u32) -> Vec<(u32, Value)>;
    /// How many entries it has.
    fn entries(&self, viewer: Viewer) -> u32;
    /// The story as each of these heard it, without what she has seen, written down.
    fn news(&self, listeners: &[(Viewer, u32)]) -> Vec<HeardSince>;
    /// Everything told in one row, in full, with who heard it.
    fn told_in(&self, row: u32) -> Vec<Told<Value>>;
    /// What was done in a row, if `viewer` may know.
    fn act(&self, row: u32, viewer: Viewer) -> Option<VisibleAct>;
    /// Every row so far, undone ones too.
    fn rows(&self) -> &[Row];

    /// The house's promise about the luck, if it can be proved.
    fn commitment(&self) -> Option<Hex>;
    /// What is written down, readable; the secret only once the game is over.
    fn record(&self) -> Value;
    /// The same, compact.
    fn record_bytes(&self) -> Vec<u8>;

    /// A computer player of this game, by name.
    fn player(&self, bot: &str, seed: u64) -> Result<Box<dyn Player>, Trouble>;
    /// One who says what to do in the place of `seat`: the same for the same question.
    fn adviser(&self, seat: Seat) -> Box<dyn Player>;
    /// What a computer player is told who has to decide for `seat`.
    fn ask(&self, seat: Seat) -> Result<Question, Trouble>;
}

/// The briefing of a seat that owes a decision, for a computer player of the same game: it can
/// be carried to another thread, and holds nothing that the seat may not know.
pub struct Question(pub(crate) Box<dyn Any + Send>);

/// A computer player, whichever game it plays. The same one decides for its seat all through
/// the game, so that the decisions of one turn share what a turn may take.
pub trait Player: Send {
    /// The most a turn of it may take, if that is part of what it is.
    fn milliseconds(&self) -> Option<u32>;
    /// Decides, in at most what is left of this turn.
    fn decide(&mut self, question: &Question, thinking: &Thinking<'_>) -> Thought;
    /// The same in parts: works until `pauses`, and says nothing while there is more to weigh.
    /// Asked again about the same question it goes on where it stopped, and comes to what it
    /// would have decided in one go.
    fn ponder(
        &mut self,
        question: &Question,
        thinking: &Thinking<'_>,
        pauses: &(dyn Fn() -> bool + Sync),
    ) -> Option<Thought>;
}

/// Nanoseconds, from whenever: this crate has no clock.
pub type Clock<'a> = &'a (dyn Fn() -> u64 + Sync);

/// How a computer player may think: it has no clock and no thread of its own.
pub struct Thinking<'a> {
    /// Nanoseconds, from whenever.
    pub clock: Clock<'a>,
    /// The most a turn may take, whoever plays; in milliseconds.
    pub most: Option<u32>,
    /// Whether nobody waits for the answer any more.
    pub is_stopped: &'a (dyn Fn() -> bool + Sync),
    /// Runs what can be done side by side.
    pub desk: &'a dyn Desk,
}

/// What a computer player chose, and why.
#[derive(Serialize)]
pub struct Thought {
    /// The ply it answers.
    pub ply: u32,
    /// The choice: steps to be submitted as one list.
    pub steps: Vec<Value>,
    /// The same, ready to be played.
    #[serde(skip)]
    pub ready: Steps,
    /// The same in notation.
    pub notation: Vec<String>,
    /// The share of the victory it is thought to bring, if it was weighed.
    pub worth: Option<f64>,
    /// What would have been done otherwise, best first; at most two.
    pub others: Vec<Other>,
    /// Imagined games it was weighed on.
    pub iterations: u32,
}

/// What would have been done otherwise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Other {
    /// Its steps.
    pub steps: Vec<Value>,
    /// The same in notation.
    pub notation: Vec<String>,
    /// The share of the victory it was thought to bring.
    pub worth: f64,
}
