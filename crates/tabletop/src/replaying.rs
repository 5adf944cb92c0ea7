//! A match from its record, checked row by row.

use crate::luck::Secret;
use crate::standing::{Limit, MOST_REWINDS, MOST_TAKE_BACKS, returned_to};
use crate::{Act, Chance, Coded, Game, Match, Record, Refused, Seat};
use core::fmt;

/// A record that does not replay: where it goes astray, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Astray {
    /// The row, counted from 0, which is the deal.
    pub row: u32,
    /// What does not fit.
    pub why: Misfit,
}

/// What does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The record was made with other rules.
    OtherRules {
        /// Its rules version.
        found: u16,
        /// Ours.
        known: u16,
    },
    /// So many rows are not read of a record from outside.
    TooManyRows {
        /// How many there are.
        found: usize,
        /// The most that are read.
        most: u32,
    },
    /// The table could not be laid, or an undo could not be done.
    Refused(Refused),
    /// The first row must be the deal, and only that.
    DealOutOfPlace,
    /// A decision or take-back without a seat, or a deal with one.
    WrongSeat,
    /// No action has this code.
    UnknownCode(u32),
    /// The action is not legal for this seat here.
    NotLegal {
        /// The seat.
        seat: Seat,
        /// The action, in notation.
        action: String,
    },
    /// More luck was needed than picks are written down.
    PickMissing {
        /// Which pick of the row, counted from 0.
        pick: usize,
    },
    /// A pick is not below the number of options there were.
    PickOutOfRange {
        /// Which pick of the row.
        pick: usize,
        /// What is written.
        found: u32,
        /// How many options there were.
        options: u32,
    },
    /// Picks are written down that were not needed.
    PicksLeft {
        /// How many were needed.
        needed: usize,
        /// How many are written.
        found: usize,
    },
    /// The pick is not what the luck stream gives.
    OtherLuck {
        /// Which pick of the row.
        pick: usize,
        /// What is written.
        found: u32,
        /// What the stream gives.
        drawn: u32,
    },
    /// The story differs from the one that was told then.
    OtherStory {
        /// The digest written.
        found: u16,
        /// The digest of the story now.
        told: u16,
    },
    /// The record does not say where its luck came from.
    NoFairness,
    /// One contribution per seat is needed.
    Contributions {
        /// How many there are.
        found: usize,
        /// How many play.
        seats: u8,
    },
    /// The secret has not been revealed (yet).
    NoSecret,
    /// The revealed secret is not the one committed to.
    OtherSecret,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::OtherRules { found, known } => write!(
                f,
                "the record was made with rules {found}, this program knows rules {known}"
            ),
            Misfit::TooManyRows { found, most } => write!(
                f,
                "the record has {found} rows, at most {most} are read of this game"
            ),
            Misfit::Refused(why) => write!(f, "{why}"),
            Misfit::DealOutOfPlace => write!(f, "the first row, and only that, is the deal"),
            Misfit::WrongSeat => write!(
                f,
                "decisions and take-backs name a seat, a deal or rewind none"
            ),
            Misfit::UnknownCode(code) => write!(f, "no action has the code {code}"),
            Misfit::NotLegal { seat, action } => {
                write!(f, "seat {seat} may not `{action}` here")
            }
            Misfit::PickMissing { pick } => write!(f, "pick {pick} is missing"),
            Misfit::PickOutOfRange {
                pick,
                found,
                options,
            } => write!(
                f,
                "pick {pick} is {found}, but there were {options} options"
            ),
            Misfit::PicksLeft { needed, found } => {
                write!(f, "{found} picks are written down, {needed} were needed")
            }
            Misfit::OtherLuck { pick, found, drawn } => write!(
                f,
                "pick {pick} is written as {found}, the committed luck gives {drawn}"
            ),
            Misfit::OtherStory { found, told } => write!(
                f,
                "the digest is written as {found:04x}, the story gives {told:04x}"
            ),
            Misfit::NoFairness => write!(f, "the record does not say where its luck came from"),
            Misfit::Contributions { found, seats } => {
                write!(f, "{found} contributions for {seats} seats")
            }
            Misfit::NoSecret => write!(f, "the secret has not been revealed: the game is not over"),
            Misfit::OtherSecret => {
                write!(f, "the revealed secret does not fit the commitment")
            }
        }
    }
}

impl fmt::Display for Astray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}: {}", self.row, self.why)
    }
}
impl std::error::Error for Astray {}

/// Luck read back from a row; with `check`, compared with where it came from.
pub(crate) struct Reader<'a> {
    picks: Vec<u32>,
    next: usize,
    check: Option<&'a mut dyn Chance2>,
    fault: Option<Misfit>,
}

/// [`Chance`] without its generic method, so that it can stand behind a pointer.
pub(crate) trait Chance2 {
    fn pick2(&mut self, options: u32) -> u32;
}
impl<C: Chance> Chance2 for C {
    fn pick2(&mut self, options: u32) -> u32 {
        self.pick(options)
    }
}

impl Reader<'_> {
    pub fn of(picks: Vec<u32>) -> Self {
        Reader {
            picks,
            next: 0,
            check: None,
            fault: None,
        }
    }

    fn finish(self) -> Result<(), Misfit> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.next < self.picks.len() => Err(Misfit::PicksLeft {
                needed: self.next,
                found: self.picks.len(),
            }),
            None => Ok(()),
        }
    }
}

impl Chance for Reader<'_> {
    fn pick(&mut self, options: u32) -> u32 {
        if options <= 1 {
            return 0;
        }
        let pick = self.next;
        self.next += 1;
        let drawn = self.check.as_mut().map(|luck| luck.pick2(options));
        let fault = match (self.picks.get(pick), drawn) {
            (None, _) => Misfit::PickMissing { pick },
            (Some(&found), _) if found >= options => Misfit::PickOutOfRange {
                pick,
                found,
                options,
            },
            (Some(&found), Some(drawn)) if found != drawn => {
                Misfit::OtherLuck { pick, found, drawn }
            }
            (Some(&found), _) => return found,
        };
        self.fault.get_or_insert(fault);
        0
    }
}

/// The most rows that are read of a record from outside, whichever game it is of. `LONGEST` can be
/// a bound that nobody comes near (two million, where every bid could be one coin more), and what is read of
/// a stranger must cost little: these are many times the longest game that was ever played.
const MOST_READ: u32 = 20_000;
/// How many decisions are made again after a rewind, on the average of a match that goes back as
/// often as it may.
const MADE_AGAIN: u32 = 16;

/// The most rows of a match whose game takes so many decisions at most: the deal, the decisions,
/// each rewind with what is decided again after it, each take-back with what was taken back.
const fn most_rows(longest: u32, seats: u32) -> u32 {
    let again = if longest < MADE_AGAIN {
        longest
    } else {
        MADE_AGAIN
    };
    let undone = MOST_REWINDS * (1 + again) + 2 * seats * MOST_TAKE_BACKS;
    let rows = (1 + undone).saturating_add(longest);
    if rows < MOST_READ { rows } else { MOST_READ }
}

impl<G: Game> Match<G> {
    /// A record from outside has no more rows than this: what a match of this game can come to,
    /// and never more than 20 000.
    pub const MOST_ROWS: u32 = most_rows(G::LONGEST, *G::SEATS.end() as u32);

    /// Whether games that began with this version of the rules still go on.
    pub fn keeps_rules(rules: u16) -> Result<(), Astray> {
        if (G::OLDEST_RULES..=G::RULES_VERSION).contains(&rules) {
            return Ok(());
        }
        let why = Misfit::OtherRules {
            found: rules,
            known: G::RULES_VERSION,
        };
        Err(Astray { row: 0, why })
    }

    /// Plays a record again, checking every row: legality, picks and digest. One that is
    /// longer than [`Match::MOST_ROWS`], or goes back more often than a match may, is refused.
    pub fn replay(record: &Record<G>) -> Result<Self, Astray> {
        Self::replay_each(record, |_| {})
    }

    /// Like [`Match::replay`], and shows the match after every row.
    pub fn replay_each(record: &Record<G>, each: impl FnMut(&Self)) -> Result<Self, Astray> {
        Self::read(record, None, Limit::AsPlayed, each)
    }

    /// Like [`Match::replay`], for what the house itself has written, however long it is; and
    /// every pick must be what `luck` gives: afterwards `luck` stands where the match left off.
    pub fn resume(record: &Record<G>, luck: &mut impl Chance) -> Result<Self, Astray> {
        Self::read(record, Some(luck), Limit::None, |_| {})
    }

    /// Replays a finished record and proves its luck: commitment, seed, every pick and
    /// every decision.
    pub fn verify(record: &Record<G>) -> Result<Self, Astray> {
        let astray = |why| Astray { row: 0, why };
        let fairness = record.fairness.as_ref().ok_or(astray(Misfit::NoFairness))?;
        if fairness.contributions.len() != record.seats as usize {
            return Err(astray(Misfit::Contributions {
                found: fairness.contributions.len(),
                seats: record.seats,
            }));
        }
        let secret = Secret::from(fairness.secret.ok_or(astray(Misfit::NoSecret))?);
        if secret.commitment() != fairness.commitment {
            return Err(astray(Misfit::OtherSecret));
        }
        let seed = secret.seed(G::ID, &fairness.contributions);
        Self::read(record, Some(&mut seed.stream()), Limit::AsPlayed, |_| {})
    }

    fn read(
        record: &Record<G>,
        mut luck: Option<&mut dyn Chance2>,
        limit: Limit,
        mut each: impl FnMut(&Self),
    ) -> Result<Self, Astray> {
        let at_row = |row: usize, why| Astray {
            row: row as u32,
            why,
        };
        let rules = record.rules_version;
        Self::keeps_rules(rules)?;
        let (found, most) = (record.rows.len(), Self::MOST_ROWS);
        if limit == Limit::AsPlayed && found > most as usize {
            return Err(at_row(0, Misfit::TooManyRows { found, most }));
        }
        let returned_to = returned_to(&record.rows);
        let mut play: Option<Self> = None;
        for (at, row) in record.rows.iter().enumerate() {
            let mut reader = Reader {
                picks: row.picks.clone(),
                next: 0,
                check: luck.as_mut().map(|luck| &mut **luck as &mut dyn Chance2),
                fault: None,
            };
            let done = match (&mut play, row.act, row.by) {
                (none @ None, Act::Deal, None) => {
                    Self::start_by(rules, record.options.clone(), record.seats, &mut reader)
                        .map(|dealt| *none = Some(dealt))
                        .map_err(Misfit::Refused)
                }
                (Some(play), Act::Play(code), Some(seat)) => match G::Action::decode(code) {
                    None => Err(Misfit::UnknownCode(code)),
                    Some(action) => {
                        let not_legal = || Misfit::NotLegal {
                            seat,
                            action: action.to_string(),
                        };
                        play.redo(seat, action, &mut reader).ok_or_else(not_legal)
                    }
                },
                (Some(play), Act::TakeBack, Some(seat)) => {
                    play.take_back_within(seat, limit).map_err(Misfit::Refused)
                }
                (Some(play), Act::Rewind(to), None) => {
                    play.rewind_within(to, limit).map_err(Misfit::Refused)
                }
                (None, ..) | (Some(_), Act::Deal, _) => Err(Misfit::DealOutOfPlace),
                (Some(_), ..) => Err(Misfit::WrongSeat),
            };
            done.and_then(|()| reader.finish())
                .map_err(|why| at_row(at, why))?;
            let told = play.as_ref().map_or(0, |play| play.running.short());
            if told != row.digest {
                let found = row.digest;
                return Err(at_row(at, Misfit::OtherStory { found, told }));
            }
            if let Some(play) = &mut play {
                if returned_to.contains(&(at as u32)) {
                    play.keep();
                }
                each(play);
            }
        }
        let mut play = play.ok_or(at_row(0, Misfit::DealOutOfPlace))?;
        play.kept.clear();
        play.fairness = record.fairness.clone();
        Ok(play)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_rows_of_a_record_follow_from_the_longest_game() {
        // Two for each of 500 take-backs a seat, 17 for each of 200 rewinds.
        assert_eq!(most_rows(1200, 4), 1 + 1200 + 4000 + 3400);
        assert_eq!(most_rows(3, 2), 1 + 3 + 2000 + 800, "a rewind undoes 3");
        assert!(most_rows(1201, 4) > most_rows(1200, 4));
        assert_eq!(most_rows(2_000_000, 7), 20_000);
        assert_eq!(most_rows(u32::MAX, 8), 20_000);
    }
}
