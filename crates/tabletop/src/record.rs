//! What is written down of a match: decisions and picks, never states.

use crate::luck::Hex;
use crate::{Coded, Game, Seat};
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a row of a record does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Act {
    /// Deals the cards: always the first row, and only that.
    Deal,
    /// A decision, by its stable code.
    Play(u32),
    /// The seat takes back its last decision that still stands.
    TakeBack,
    /// The table goes back to the moment when so many rows were written.
    Rewind(u32),
}

/// One row: an act, the luck it met, and the digest of the story up to here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Who acted; nobody deals or rewinds.
    pub by: Option<Seat>,
    /// What was done.
    pub act: Act,
    /// The picks drawn, in order.
    pub picks: Vec<u32>,
    /// First two bytes of the running digest: short, but every row has one, and each
    /// covers all that came before.
    pub digest: u16,
}

/// Where the luck came from, for `verify`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The house's commitment to its secret, public before the first pick.
    pub commitment: Hex,
    /// One contribution per player, by seat.
    pub contributions: Vec<String>,
    /// The secret, revealed when the game is over.
    pub secret: Option<Hex>,
}

/// A match as it is stored and exported.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// The rules the match began with.
    pub rules_version: u16,
    /// How many play.
    pub seats: u8,
    /// The variants chosen.
    pub options: G::Options,
    /// Where the luck came from, if it can be proved.
    pub fairness: Option<Fairness>,
    /// The deal, then every decision.
    pub rows: Vec<Row>,
}

/// Why bytes or text are no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// Not the binary form at all.
    NotARecord,
    /// A record of another game.
    OtherGame {
        /// The one it names.
        found: String,
    },
    /// Damaged or cut short.
    Damaged,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::NotARecord => {
                write!(f, "this is no record (it does not begin with PARURE1)")
            }
            Unreadable::OtherGame { found } => write!(f, "this is a record of the game `{found}`"),
            Unreadable::Damaged => write!(f, "the record is damaged or cut short"),
        }
    }
}
impl std::error::Error for Unreadable {}

/// First bytes of the binary form.
const MAGIC: &[u8; 7] = b"PARURE1";

type Head<O> = (String, u16, u8, O, Option<Fairness>);

impl<G: Game> Record<G> {
    /// The compact binary form: about two kilobytes a game at most.
    pub fn to_bytes(&self) -> Vec<u8> {
        let head: Head<&G::Options> = (
            G::ID.into(),
            self.rules_version,
            self.seats,
            &self.options,
            self.fairness.clone(),
        );
        let mut out = MAGIC.to_vec();
        // The number of rows tells a whole record from one cut short between two of them.
        let head = (head, self.rows.len() as u32);
        out.extend(postcard::to_allocvec(&head).expect("records can be written"));
        for row in &self.rows {
            row.pack(&mut out);
        }
        out
    }

    /// Reads the binary form.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unreadable> {
        let found = game_of_record(bytes)?;
        if found != G::ID {
            return Err(Unreadable::OtherGame { found });
        }
        let ((head, count), mut packed): ((Head<G::Options>, u32), _) =
            postcard::take_from_bytes(&bytes[MAGIC.len()..]).map_err(|_| Unreadable::Damaged)?;
        let mut rows = Vec::new();
        while !packed.is_empty() {
            rows.push(Row::unpack(&mut packed).ok_or(Unreadable::Damaged)?);
        }
        if rows.len() != count as usize {
            return Err(Unreadable::Damaged);
        }
        let (_, rules_version, seats, options, fairness) = head;
        Ok(Record {
            rules_version,
            seats,
            options,
            fairness,
            rows,
        })
    }
}

/// Which game a binary record is of.
pub fn game_of_record(bytes: &[u8]) -> Result<String, Unreadable> {
    let body = bytes.strip_prefix(MAGIC).ok_or(Unreadable::NotARecord)?;
    postcard::take_from_bytes::<String>(body)
        .map(|(game, _)| game)
        .map_err(|_| Unreadable::Damaged)
}

/// A row in four to six bytes: one for act, seat and whether luck was met, the code, the
/// picks if any, the digest.
impl Row {
    fn pack(&self, out: &mut Vec<u8>) {
        let (act, number) = match self.act {
            Act::Deal => (0, None),
            Act::Play(code) => (1, Some(code)),
            Act::TakeBack => (2, None),
            Act::Rewind(to) => (3, Some(to)),
        };
        let seat = self.by.map_or(0, |seat| seat.0 + 1);
        out.push(act | seat << 2 | u8::from(!self.picks.is_empty()) << 7);
        number
            .into_iter()
            .for_each(|number| pack_number(number, out));
        if !self.picks.is_empty() {
            pack_number(self.picks.len() as u32, out);
            self.picks.iter().for_each(|&pick| pack_number(pick, out));
        }
        out.extend(self.digest.to_be_bytes());
    }

    fn unpack(packed: &mut &[u8]) -> Option<Row> {
        let (&head, rest) = packed.split_first()?;
        *packed = rest;
        let act = match head & 3 {
            0 => Act::Deal,
            1 => Act::Play(unpack_number(packed)?),
            2 => Act::TakeBack,
            _ => Act::Rewind(unpack_number(packed)?),
        };
        let by = match head >> 2 & 31 {
            0 => None,
            seat @ 1..=8 => Some(Seat(seat - 1)),
            _ => return None,
        };
        let picks = if head >> 7 == 1 {
            let count = unpack_number(packed)?;
            let picks = (0..count).map_while(|_| unpack_number(packed));
            let picks: Vec<u32> = picks.collect();
            (picks.len() == count as usize).then_some(picks)?
        } else {
            Vec::new()
        };
        let (digest, rest) = packed.split_first_chunk()?;
        *packed = rest;
        Some(Row {
            by,
            act,
            picks,
            digest: u16::from_be_bytes(*digest),
        })
    }
}

/// Seven bits a byte, lowest first; the top bit says that more follow.
fn pack_number(mut number: u32, out: &mut Vec<u8>) {
    while number > 127 {
        out.push(number as u8 | 128);
        number >>= 7;
    }
    out.push(number as u8);
}

fn unpack_number(packed: &mut &[u8]) -> Option<u32> {
    let mut number = 0u64;
    for shift in (0..35).step_by(7) {
        let (&byte, rest) = packed.split_first()?;
        *packed = rest;
        number |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return u32::try_from(number).ok();
        }
    }
    None
}

/// The readable twin: the same rows, with each action in its notation beside its code.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Readable<O> {
    game: String,
    rules_version: u16,
    seats: u8,
    options: O,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fairness: Option<Fairness>,
    rows: Vec<ReadableRow>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadableRow {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    act: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    code: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    picks: Vec<u32>,
    digest: String,
}

impl ReadableRow {
    fn write<G: Game>(row: &Row) -> Self {
        let (act, code) = match row.act {
            Act::Deal => ("deal".into(), None),
            Act::TakeBack => ("take-back".into(), None),
            Act::Rewind(to) => (format!("rewind {to}"), None),
            Act::Play(code) => {
                let notation = G::Action::decode(code).map(|action| action.to_string());
                (notation.unwrap_or_else(|| "?".into()), Some(code))
            }
        };
        ReadableRow {
            seat: row.by,
            act,
            code,
            picks: row.picks.clone(),
            digest: format!("{:04x}", row.digest),
        }
    }

    fn read<G: Game>(self) -> Result<Row, String> {
        let act = match (self.code, self.act.as_str()) {
            (Some(code), said) => {
                let meant = G::Action::decode(code)
                    .ok_or_else(|| format!("no action of {} has the code {code}", G::ID))?;
                if meant.to_string() != said {
                    return Err(format!(
                        "code {code} means `{meant}`, but the row says `{said}`"
                    ));
                }
                Act::Play(code)
            }
            (None, "deal") => Act::Deal,
            (None, "take-back") => Act::TakeBack,
            (None, said) => match said.strip_prefix("rewind ").and_then(|to| to.parse().ok()) {
                Some(to) => Act::Rewind(to),
                None => Act::Play(
                    said.parse::<G::Action>()
                        .map_err(|_| format!("`{said}` is no action of {}", G::ID))?
                        .code(),
                ),
            },
        };
        let digest = u16::from_str_radix(&self.digest, 16)
            .map_err(|_| format!("`{}` is no digest of four hexadecimal digits", self.digest))?;
        Ok(Row {
            by: self.seat,
            act,
            picks: self.picks,
            digest,
        })
    }
}

impl<G: Game> Serialize for Record<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Readable {
            game: G::ID.into(),
            rules_version: self.rules_version,
            seats: self.seats,
            options: &self.options,
            fairness: self.fairness.clone(),
            rows: self.rows.iter().map(ReadableRow::write::<G>).collect(),
        }
        .serialize(serializer)
    }
}

impl<'de, G: Game> Deserialize<'de> for Record<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let read = Readable::<G::Options>::deserialize(deserializer)?;
        if read.game != G::ID {
            return Err(D::Error::custom(Unreadable::OtherGame { found: read.game }));
        }
        let rows = read
            .rows
            .into_iter()
            .enumerate()
            .map(|(ply, row)| {
                row.read::<G>()
                    .map_err(|why| D::Error::custom(format!("row {ply}: {why}")))
            })
            .collect::<Result<_, _>>()?;
        Ok(Record {
            rules_version: read.rules_version,
            seats: read.seats,
            options: read.options,
            fairness: read.fairness,
            rows,
        })
    }
}
