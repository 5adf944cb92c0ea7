//! A game of a known type behind the [`ErasedGame`] interface.

use crate::typed_match::TypedMatch;
use crate::types::Typed;
use crate::{
    ErasedGame, ErasedMatch, Kinds, Level, Luck, Moments, Players, Preview, Trouble, moments,
    previews, reading, worked,
};
use serde_json::Value;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use tabletop::{Example, Game, Kind, Match, Record, Row, Seat, Viewer};
use words::Lang;

/// What a game's folder says in words.
pub struct Texts {
    pub fluent: fn(Lang) -> &'static str,
    pub rules: fn(Lang) -> &'static str,
}

/// The texts in a game's folder.
macro_rules! texts {
    ($folder:literal) => {
        texts!(
            concat!($folder, "/words"),
            concat!($folder, "/RULES.md"),
            concat!($folder, "/RULES.fr.md")
        )
    };
    ($words:expr, $english:expr, $french:expr) => {
        $crate::typed_game::Texts {
            fluent: |lang| match lang {
                // A page has the words itself.
                _ if cfg!(target_arch = "wasm32") => "",
                words::Lang::En => include_str!(concat!("../../../", $words, "/en.ftl")),
                words::Lang::Fr => include_str!(concat!("../../../", $words, "/fr.ftl")),
            },
            rules: |lang| match lang {
                _ if cfg!(target_arch = "wasm32") => "",
                words::Lang::En => include_str!(concat!("../../../", $english)),
                words::Lang::Fr => include_str!(concat!("../../../", $french)),
            },
        }
    };
}
pub(crate) use texts;

/// The texts of a fixture game: its rules are few, and in one language.
#[cfg(feature = "fixtures")]
macro_rules! fixture {
    ($name:literal) => {
        $crate::typed_game::texts!(
            concat!("crates/fixtures/words/", $name),
            "crates/fixtures/RULES.md",
            "crates/fixtures/RULES.md"
        )
    };
}
#[cfg(feature = "fixtures")]
pub(crate) use fixture;

/// A game with its texts and its own computer players.
pub struct TypedGame<G: Game> {
    texts: Texts,
    examples: &'static [Example<G>],
    players: Players<G>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> TypedGame<G> {
    pub(crate) const fn new(
        texts: Texts,
        examples: &'static [Example<G>],
        players: Players<G>,
    ) -> Self {
        TypedGame {
            texts,
            examples,
            players,
            game: PhantomData,
        }
    }

    pub(crate) const fn players(&self) -> &Players<G> {
        &self.players
    }

    fn read(&self, play: Match<G>) -> Box<dyn ErasedMatch> {
        Box::new(TypedMatch::read(play, self.players))
    }
}

impl<G: Game + Typed> ErasedGame for TypedGame<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u16 {
        G::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn variants(&self, seats: u8) -> Vec<Value> {
        match G::SEATS.contains(&seats) {
            true => G::variants(seats).iter().map(reading::write).collect(),
            false => Vec::new(),
        }
    }

    fn bots(&self) -> Vec<&'static str> {
        self.players.names()
    }

    fn levels(&self) -> &[Level] {
        self.players.levels()
    }

    fn kinds(&self) -> Kinds {
        Kinds {
            actions: G::Action::KINDS,
            events: G::Event::KINDS,
            things: G::THINGS,
        }
    }

    fn fluent(&self, lang: Lang) -> &'static str {
        (self.texts.fluent)(lang)
    }

    fn rules(&self, lang: Lang) -> &'static str {
        (self.texts.rules)(lang)
    }

    fn examples(&self) -> Vec<&'static str> {
        self.examples.iter().map(|example| example.name).collect()
    }

    fn example(&self, name: &str, set: &[(String, String)]) -> Result<Value, Trouble> {
        worked::played(self.examples, name, set)
    }

    #[cfg(feature = "types")]
    fn typescript(&self) -> String {
        G::typescript()
    }

    fn start_by(
        &self,
        rules_version: u16,
        options: &Value,
        seats: u8,
        luck: Luck,
    ) -> Result<Box<dyn ErasedMatch>, Trouble> {
        let table = TypedMatch::<G>::start(rules_version, options, seats, luck, self.players)?;
        Ok(Box::new(table))
    }

    fn resume(
        &self,
        rules_version: u16,
        options: &Value,
        seats: u8,
        rows: &[Row],
        luck: Luck,
    ) -> Result<Box<dyn ErasedMatch>, Trouble> {
        let record = Record::<G> {
            rules_version,
            seats,
            options: reading::options::<G>(options, seats)?,
            fairness: None,
            rows: rows.to_vec(),
        };
        Ok(Box::new(TypedMatch::resume(record, luck, self.players)?))
    }

    fn replay(&self, record: &[u8]) -> Result<Box<dyn ErasedMatch>, Trouble> {
        Ok(self.read(Match::replay(&reading::record::<G>(record)?)?))
    }

    fn verify(&self, record: &[u8]) -> Result<Box<dyn ErasedMatch>, Trouble> {
        Ok(self.read(Match::verify(&reading::record::<G>(record)?)?))
    }

    fn bounds(&self, record: &[u8]) -> Result<Vec<u32>, Trouble> {
        reading::bounds(&reading::record::<G>(record)?)
    }

    fn preview(&self, seat: Seat, view: &Value, steps: &[Value]) -> Result<Preview, Trouble> {
        if seat.0 >= *G::SEATS.end() {
            return Err(tabletop::Refused::NotYourTurn {}.into());
        }
        previews::preview::<G>(seat, view, steps)
    }

    fn moments(&self, record: &[u8], viewer: Viewer) -> Result<Moments, Trouble> {
        moments::moments(&reading::record::<G>(record)?, viewer)
    }
}
