//! A game, whichever it is.

use crate::{ErasedMatch, Level, Luck, Moments, Preview, Trouble};
use serde_json::Value;
use std::ops::RangeInclusive;
use tabletop::{Row, Seat, Viewer};
use words::{Lang, Words};

/// The names of everything that needs a sentence or a word.
#[derive(Clone, Copy, Debug)]
pub struct Kinds {
    /// Kinds of actions.
    pub actions: &'static [&'static str],
    /// Kinds of events.
    pub events: &'static [&'static str],
    /// Things on the table.
    pub things: &'static [&'static str],
}

/// A game, whichever it is.
pub trait ErasedGame: Send + Sync {
    /// Its stable name.
    fn id(&self) -> &'static str;
    /// The rules that new matches begin with.
    fn rules_version(&self) -> u16;
    /// How many may play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// Every choice of options for so many seats, the default first.
    fn variants(&self, seats: u8) -> Vec<Value>;
    /// Its computer players by name.
    fn bots(&self) -> Vec<&'static str>;
    /// Those that people choose, weakest first.
    fn levels(&self) -> &[Level];
    /// The level for one who just wants to play: not the weakest, and quick to answer.
    fn usual_bot(&self) -> Option<&'static str> {
        let levels = self.levels();
        levels.get(1).or(levels.first()).map(|level| level.name)
    }
    /// What needs a sentence or a word.
    fn kinds(&self) -> Kinds;
    /// Its Fluent file.
    fn fluent(&self, lang: Lang) -> &'static str;
    /// Its rules, in Markdown.
    fn rules(&self, lang: Lang) -> &'static str;
    /// The worked examples of its rulebook, by name.
    fn examples(&self) -> Vec<&'static str>;
    /// One of them played out, with these switches set and the others as the example is
    /// told: `{ name, switches: [{ name, positions, at }], before, events, after }`.
    fn example(&self, name: &str, set: &[(String, String)]) -> Result<Value, Trouble>;
    /// What crosses the wire, in TypeScript.
    #[cfg(feature = "types")]
    fn typescript(&self) -> String;

    /// Deals a new match. Options may be null for the default.
    fn start(
        &self,
        options: &Value,
        seats: u8,
        luck: Luck,
    ) -> Result<Box<dyn ErasedMatch>, Trouble> {
        self.start_by(self.rules_version(), options, seats, luck)
    }
    /// The same by the rules of this version, if they are still kept.
    fn start_by(
        &self,
        rules_version: u16,
        options: &Value,
        seats: u8,
        luck: Luck,
    ) -> Result<Box<dyn ErasedMatch>, Trouble>;
    /// A match from its stored rows, with its luck where it left off.
    fn resume(
        &self,
        rules_version: u16,
        options: &Value,
        seats: u8,
        rows: &[Row],
        luck: Luck,
    ) -> Result<Box<dyn ErasedMatch>, Trouble>;
    /// Plays a record (binary or JSON) again, checking every row. The table can be
    /// looked at, not played on.
    fn replay(&self, record: &[u8]) -> Result<Box<dyn ErasedMatch>, Trouble>;
    /// Like [`ErasedGame::replay`], and proves the luck: commitment, seed and every pick.
    fn verify(&self, record: &[u8]) -> Result<Box<dyn ErasedMatch>, Trouble>;
    /// How many options each pick of a record had, in order.
    fn bounds(&self, record: &[u8]) -> Result<Vec<u32>, Trouble>;
    /// What `seat`, who sees this `view`, would see after these steps, as far as that follows
    /// from what she sees.
    fn preview(&self, seat: Seat, view: &Value, steps: &[Value]) -> Result<Preview, Trouble>;
    /// Plays a record again and looks at the table after every row, as `viewer` saw it.
    fn moments(&self, record: &[u8], viewer: Viewer) -> Result<Moments, Trouble>;
}

impl dyn ErasedGame {
    /// Its sentences; the file is read anew each time, so keep them.
    pub fn words(&self, lang: Lang) -> Words {
        Words::new(lang, self.fluent(lang)).expect("a test reads every game's words")
    }
}
