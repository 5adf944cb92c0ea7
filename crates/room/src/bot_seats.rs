//! The computer players of a table: one for each seat, kept for the whole game. It is carried
//! away to think and comes back with its answer.

use crate::input::{Effect, StopSign};
use bots::Dice;
use catalogue::{ErasedMatch, Player};
use tabletop::{Asked, Chance, Seat, Viewer};

/// Computer players by seat.
pub struct BotSeats {
    seats: Vec<BotSeat>,
    dice: Dice,
}

#[derive(Default)]
struct BotSeat {
    /// Who plays here, by name, if it is not away.
    player: Option<(String, Box<dyn Player>)>,
    away: Option<Away>,
    /// How much a spectator had seen when it took its last step in a sealed answer: as long as
    /// she sees nothing more, it is still the same answer.
    mid_answer: Option<u32>,
}

/// A computer player that is thinking.
struct Away {
    name: String,
    ply: u32,
    stop: StopSign,
}

impl BotSeats {
    /// The same seed makes the same pauses and the same players.
    pub fn new(seats: usize, seed: u64) -> Self {
        BotSeats {
            seats: std::iter::repeat_with(BotSeat::default)
                .take(seats)
                .collect(),
            dice: Dice::new(seed),
        }
    }

    /// Whether one of them is thinking.
    pub fn are_thinking(&self) -> bool {
        self.seats.iter().any(|seat| seat.away.is_some())
    }

    /// A number for whatever needs one.
    pub fn number(&mut self) -> usize {
        self.dice.pick(u32::MAX) as usize
    }

    /// Sets the computer player of a seat to work that owes a decision, unless it is at it.
    /// `pause` is about how long it waits before it answers, in milliseconds.
    pub fn wake(
        &mut self,
        seat: Seat,
        name: &str,
        play: &dyn ErasedMatch,
        pause: u64,
        out: &mut Vec<Effect>,
    ) {
        let ply = play.ply(Viewer::at(seat));
        if let Some(away) = &self.seats[seat.index()].away {
            if away.ply != ply || away.name != name {
                // It comes back, and is asked again then.
                away.stop.stop();
            }
            return;
        }
        let Ok(question) = play.ask(seat) else {
            return;
        };
        let seed = self.dice.pick(u32::MAX).into();
        let pause = self.pause(seat, play, pause);
        let bot = &mut self.seats[seat.index()];
        let here = bot.player.take().filter(|(known, _)| known == name);
        // After an update that no longer knows it, something legal is better than nothing.
        let made = here
            .map(|(_, player)| player)
            .or_else(|| play.player(name, seed).ok())
            .or_else(|| play.player("random", seed).ok());
        let Some(player) = made else { return };
        let stop = StopSign::default();
        bot.away = Some(Away {
            name: name.to_owned(),
            ply,
            stop: stop.clone(),
        });
        out.push(Effect::Think {
            seat,
            player,
            question,
            pause,
            stop,
        });
    }

    /// How long it waits: drawn without looking at what it holds or will do. Private steps after
    /// the first of a sealed answer are not waited for; nobody sees them.
    fn pause(&mut self, seat: Seat, play: &dyn ErasedMatch, about: u64) -> u64 {
        let seen = play.ply(Viewer::Spectator {});
        if self.seats[seat.index()].mid_answer == Some(seen) {
            return 0;
        }
        let share = 750 + u64::from(self.dice.pick(500));
        about * share / 1000
    }

    /// It is back. Whether its answer is still of interest.
    pub fn came_back(&mut self, seat: Seat, player: Option<Box<dyn Player>>) -> bool {
        let bot = &mut self.seats[seat.index()];
        let Some(away) = bot.away.take() else {
            return false;
        };
        bot.player = player.map(|player| (away.name, player));
        !away.stop.is_stopped()
    }

    /// It has taken a step; `play` is the table after it.
    pub fn stepped(&mut self, seat: Seat, play: &dyn ErasedMatch) {
        let asked = play.asked(Viewer::at(seat));
        let goes_on = matches!(asked, Asked::Sealed { you: true, .. });
        let seen = play.ply(Viewer::Spectator {});
        self.seats[seat.index()].mid_answer = goes_on.then_some(seen);
    }

    /// Nobody waits for its answer any more.
    pub fn stop(&self, seat: Seat) {
        if let Some(away) = &self.seats[seat.index()].away {
            away.stop.stop();
        }
    }

    pub fn stop_all(&self) {
        let away = self.seats.iter().filter_map(|seat| seat.away.as_ref());
        away.for_each(|away| away.stop.stop());
    }
}
