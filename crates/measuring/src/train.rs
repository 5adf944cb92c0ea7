//! Values learned by self-play: which games are watched, and what they teach.

use bots::{Bot, Dice, Notes, mix};
use catalogue::{Players, Trouble};
use std::ops::Range;
use tabletop::Game;

/// Which games are watched.
#[derive(Clone, Debug)]
pub struct Course {
    /// The same number gives the same games.
    pub seed: u64,
    /// Who plays them, by name.
    pub teacher: String,
}

/// One decision in so many is anything at all, so that what nobody would do is seen too.
const WHIM: u32 = 24;

/// Watches the games with these numbers at a table of so many.
pub fn run<G: Game>(
    course: &Course,
    seats: u8,
    games: Range<u64>,
    players: &Players<G>,
) -> Result<Notes, Trouble> {
    let lessons = players.lessons().ok_or(Trouble::NothingToLearn)?;
    let mut notes = Notes::new(lessons);
    for number in games {
        let seed = mix(mix(mix(course.seed) ^ number) ^ u64::from(seats));
        let mut table: Vec<Box<dyn Bot<G>>> = Vec::new();
        for seat in 0..seats {
            let seated = players.make(&course.teacher, mix(seed ^ u64::from(seat)))?;
            table.push(seated.bot);
        }
        let options = G::variants(seats).swap_remove(0);
        notes.watch(lessons, options, &mut table, WHIM, &mut Dice::new(seed))?;
    }
    Ok(notes)
}
