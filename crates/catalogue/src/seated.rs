//! An entry for every game.

use crate::playing::Playing;
use crate::types::Typed;
use crate::{Bench, Entry, Kinds, Level, Luck, Meters, Plan, Players, Table, Tally, Trouble};
use crate::{Clock, Contest, Deal, arena, bench, reading, simulate};
use serde_json::Value;
use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};
use tabletop::{Game, Kind, Match, Record, Row};
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
        $crate::seated::Texts {
            fluent: |lang| match lang {
                words::Lang::En => include_str!(concat!("../../../", $words, "/en.ftl")),
                words::Lang::Fr => include_str!(concat!("../../../", $words, "/fr.ftl")),
            },
            rules: |lang| match lang {
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
        $crate::seated::texts!(
            concat!("crates/fixtures/words/", $name),
            "crates/fixtures/RULES.md",
            "crates/fixtures/RULES.md"
        )
    };
}
#[cfg(feature = "fixtures")]
pub(crate) use fixture;

/// A game with its texts and its own computer players.
pub struct Seated<G: Game> {
    texts: Texts,
    players: Players<G>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Seated<G> {
    pub(crate) const fn new(texts: Texts, players: Players<G>) -> Self {
        Seated {
            texts,
            players,
            game: PhantomData,
        }
    }

    fn read(&self, play: Match<G>) -> Box<dyn Table> {
        Box::new(Playing::read(play, self.players))
    }
}

impl<G: Game + Typed> Entry for Seated<G> {
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

    #[cfg(feature = "types")]
    fn typescript(&self) -> String {
        G::typescript()
    }

    fn start(&self, options: &Value, seats: u8, luck: Luck) -> Result<Box<dyn Table>, Trouble> {
        let table = Playing::<G>::start(options, seats, luck, self.players)?;
        Ok(Box::new(table))
    }

    fn resume(
        &self,
        rules_version: u16,
        options: &Value,
        seats: u8,
        rows: &[Row],
        luck: Luck,
    ) -> Result<Box<dyn Table>, Trouble> {
        let record = Record::<G> {
            rules_version,
            seats,
            options: reading::options::<G>(options, seats)?,
            fairness: None,
            rows: rows.to_vec(),
        };
        Ok(Box::new(Playing::resume(record, luck, self.players)?))
    }

    fn replay(&self, record: &[u8]) -> Result<Box<dyn Table>, Trouble> {
        Ok(self.read(Match::replay(&reading::record::<G>(record)?)?))
    }

    fn verify(&self, record: &[u8]) -> Result<Box<dyn Table>, Trouble> {
        Ok(self.read(Match::verify(&reading::record::<G>(record)?)?))
    }

    fn bounds(&self, record: &[u8]) -> Result<Vec<u32>, Trouble> {
        reading::bounds(&reading::record::<G>(record)?)
    }

    fn simulate(&self, plan: &Plan, games: Range<u64>) -> Result<Tally, Trouble> {
        simulate::run::<G>(plan, games, &self.players)
    }

    fn arena(&self, contest: &Contest, deal: u64, clock: Clock<'_>) -> Result<Deal, Trouble> {
        arena::run::<G>(contest, deal, &self.players, clock)
    }

    fn bench(
        &self,
        seats: u8,
        games: u64,
        rounds: usize,
        meters: &Meters,
    ) -> Result<Bench, Trouble> {
        bench::run::<G>(seats, games, rounds, &self.players, meters)
    }
}
