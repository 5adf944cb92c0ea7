//! The matches of one session, and the answers about them.

use crate::request::{Looking, Request};
use catalogue::{ErasedMatch, GAMES, Luck, Thinking, Threads, Trouble, game, game_of};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Instant;
use tabletop::luck::{Hex, Secret};
use tabletop::{Seat, Viewer};
use words::Lang;

/// The answer, or an error object that says what was wrong.
pub type EngineAnswer = Result<Value, Value>;

/// The matches of one session, by number.
#[derive(Default)]
pub struct Session {
    matches: BTreeMap<u64, Box<dyn ErasedMatch>>,
    last: u64,
    over: bool,
}

impl Session {
    /// Whether the program has said goodbye.
    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn answer(&mut self, request: Request) -> EngineAnswer {
        match request {
            Request::Games {} => Ok(games()),
            Request::New {
                game: id,
                seats,
                options,
                seed,
                secret,
                contributions,
            } => {
                let luck = luck(seats, seed, secret, contributions)?;
                let table = game(&id).and_then(|entry| entry.start(&options, seats, luck));
                Ok(self.open(table.map_err(told)?))
            }
            Request::Load { record } => {
                let bytes = record.to_string().into_bytes();
                let table = game_of(&bytes).and_then(|entry| entry.replay(&bytes));
                Ok(self.open(table.map_err(told)?))
            }
            Request::Close { r#match } => {
                self.table(r#match)?;
                self.matches.remove(&r#match);
                Ok(json!({ "closed": r#match }))
            }
            Request::Briefing { r#match, viewer } => {
                let table = self.table(r#match)?;
                Ok(json!(table.briefing(seen_by(table, viewer)?)))
            }
            Request::Legal { r#match, seat } => {
                let table = self.table(r#match)?;
                let viewer = seen_by(table, Looking::Seat(seat))?;
                Ok(json!(table.briefing(viewer).actions))
            }
            Request::Submit {
                r#match,
                seat,
                ply,
                steps,
            } => {
                let table = self.table(r#match)?;
                let viewer = seen_by(table, Looking::Seat(seat))?;
                let ply = ply.unwrap_or_else(|| table.ply(viewer));
                let rows = table.submit(ply, seat, &steps).map_err(told)?;
                Ok(
                    json!({ "rows": [rows.start, rows.end], "ply": table.ply(viewer), "owed": table.owed() }),
                )
            }
            Request::TakeBack { r#match, seat, ply } => {
                let table = self.table(r#match)?;
                let viewer = seen_by(table, Looking::Seat(seat))?;
                let ply = ply.unwrap_or_else(|| table.ply(viewer));
                table.take_back(ply, seat).map_err(told)?;
                Ok(json!({ "ply": table.ply(viewer), "owed": table.owed() }))
            }
            Request::Rewind { r#match, rows } => {
                let table = self.table(r#match)?;
                table.rewind(rows).map_err(told)?;
                Ok(json!({ "owed": table.owed() }))
            }
            Request::Story {
                r#match,
                viewer,
                seen,
                lang,
                names,
            } => {
                let table = self.table(r#match)?;
                let viewer = seen_by(table, viewer)?;
                story(table, viewer, seen, lang.as_deref(), &names)
            }
            Request::Record { r#match } => Ok(self.table(r#match)?.record()),
            Request::Standings { r#match } => {
                let table = self.table(r#match)?;
                let standings = table.standings();
                Ok(json!({
                    "over": table.is_over(),
                    "scores": standings.scores(),
                    "places": standings.places(),
                }))
            }
            Request::Choose {
                r#match,
                seat,
                bot,
                seed,
                milliseconds,
            } => choose(self.table(r#match)?, seat, &bot, seed, milliseconds),
            Request::Quit {} => {
                self.over = true;
                Ok(json!({}))
            }
        }
    }

    fn open(&mut self, table: Box<dyn ErasedMatch>) -> Value {
        self.last += 1;
        let opened = json!({
            "match": self.last,
            "game": table.game(),
            "seats": table.seats(),
            "options": table.options(),
            "commitment": table.commitment(),
            "owed": table.owed(),
        });
        self.matches.insert(self.last, table);
        opened
    }

    fn table(&mut self, number: u64) -> Result<&mut dyn ErasedMatch, Value> {
        let known: Vec<u64> = self.matches.keys().copied().collect();
        match self.matches.get_mut(&number) {
            Some(table) => Ok(&mut **table),
            None => Err(error(
                "unknown_match",
                format!("there is no match {number}; there are {known:?}"),
            )),
        }
    }
}

fn error(kind: &str, message: String) -> Value {
    json!({ "type": kind, "message": message })
}

fn told(trouble: Trouble) -> Value {
    trouble.to_json()
}

fn games() -> Value {
    let about = GAMES.iter().map(|entry| {
        let variants: BTreeMap<String, Vec<Value>> = entry
            .seats()
            .map(|seats| (seats.to_string(), entry.variants(seats)))
            .collect();
        json!({
            "game": entry.id(),
            "rules_version": entry.rules_version(),
            "seats": [entry.seats().start(), entry.seats().end()],
            "bots": entry.bots(),
            "variants": variants,
        })
    });
    about.collect()
}

/// From a number, or provable: the secret is drawn here if none is given.
fn luck(
    seats: u8,
    seed: Option<u64>,
    secret: Option<Hex>,
    contributions: Option<Vec<String>>,
) -> Result<Luck, Value> {
    match (seed, secret, contributions) {
        (Some(seed), None, None) => Ok(Luck::Number(seed)),
        (Some(_), ..) => Err(error(
            "malformed",
            "luck comes from a `seed`, or from a `secret` and `contributions`, not both".into(),
        )),
        (None, secret, contributions) => Ok(Luck::Provable {
            secret: match secret {
                Some(hex) => hex.into(),
                None => draw().map_err(|why| error("no_luck", why))?,
            },
            contributions: contributions.unwrap_or_else(|| vec![String::new(); seats.into()]),
        }),
    }
}

fn draw() -> Result<Secret, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|why| format!("no randomness here: {why}"))?;
    Ok(Secret::new(bytes))
}

fn seen_by(table: &dyn ErasedMatch, looking: Looking) -> Result<Viewer, Value> {
    let viewer = Viewer::from(looking);
    match viewer.seat() {
        Some(seat) if seat.0 >= table.seats() => Err(error(
            "unknown_seat",
            format!(
                "there is no seat {seat}; there are 0 to {}",
                table.seats() - 1
            ),
        )),
        _ => Ok(viewer),
    }
}

fn story(
    table: &dyn ErasedMatch,
    viewer: Viewer,
    seen: u32,
    lang: Option<&str>,
    names: &[String],
) -> EngineAnswer {
    let words = match lang {
        None => None,
        Some(code) => {
            let lang: Lang = code.parse().map_err(|why| error("unknown_lang", why))?;
            Some(game(table.game()).map_err(told)?.words(lang))
        }
    };
    let entries = table
        .heard(viewer, seen)
        .into_iter()
        .map(|(number, heard)| {
            let text = words.as_ref().map(|words| words.heard(&heard, names));
            let mut entry = heard;
            entry["n"] = json!(number);
            if let Some(text) = text {
                entry["text"] = json!(text.map_err(|why| error("untold", why.to_string()))?);
            }
            Ok(entry)
        });
    entries.collect::<Result<Vec<_>, _>>().map(Value::from)
}

fn choose(
    table: &dyn ErasedMatch,
    seat: Seat,
    bot: &str,
    seed: u64,
    milliseconds: Option<u64>,
) -> EngineAnswer {
    let mut player = table.player(bot, seed).map_err(told)?;
    let question = table.ask(seat).map_err(told)?;
    let began = Instant::now();
    let thought = player.decide(
        &question,
        &Thinking {
            clock: &|| began.elapsed().as_nanos() as u64,
            most: milliseconds.map(|most| u32::try_from(most).unwrap_or(u32::MAX)),
            is_stopped: &|| false,
            desk: &Threads,
        },
    );
    let mut told = json!(thought);
    told["action"] = told["steps"][0].clone();
    Ok(told)
}
