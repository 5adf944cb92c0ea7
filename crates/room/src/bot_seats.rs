//! The computer players of a table: one for each seat, kept for the whole game. It is carried
//! away to think and comes back with its answer.

use crate::input::{Effect, StopSign};
use bots::Dice;
use catalogue::{ErasedMatch, Player};
use tabletop::{Asked, Chance, Seat, Viewer};

/// How quickly computer players answer, in milliseconds.
#[derive(Clone, Copy)]
pub struct BotPace {
    /// About how long one waits before it answers.
    pub pause: u64,
    /// The most it thinks for a turn.
    pub thinks: u32,
}

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

    /// A random number, to choose among legal steps.
    pub fn number(&mut self) -> usize {
        self.dice.pick(u32::MAX) as usize
    }

    /// Sets the computer player of a seat to work that owes a decision, unless it is at it.
    pub fn wake(
        &mut self,
        seat: Seat,
        name: &str,
        play: &dyn ErasedMatch,
        pace: BotPace,
        out: &mut Vec<Effect>,
    ) {
        let ply = play.ply(Viewer::at(seat));
        if let Some(away) = &self.seats[seat.index()].away {
            if away.ply != ply || away.name != name {
                // It thinks about an older question. It is stopped, comes back and is asked again.
                away.stop.stop();
            }
            return;
        }
        let Ok(question) = play.ask(seat) else {
            return;
        };
        let seed = self.dice.pick(u32::MAX).into();
        let pause = self.pause(seat, play, pace.pause);
        // Whoever holds nothing has nothing to think about. Whoever holds the card has decided
        // when the pause is over, so that both answer at the same moment.
        let most = match play.is_optional(seat) && pace.pause > 0 {
            true => pace.thinks.min(pause as u32),
            false => pace.thinks,
        };
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
            most,
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

    /// A player has come back from thinking. Whether its answer is still wanted.
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

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::{Luck, OneByOne, Thinking};
    use serde_json::Value;

    const PACE: BotPace = BotPace {
        pause: 700,
        thinks: 2500,
    };

    /// What was asked of a computer player when it could decline.
    #[derive(Debug)]
    struct Asked {
        /// Whether it held the card.
        holds: bool,
        pause: u64,
    }

    /// Lets computers play a whole game of Queen's Necklace.
    fn asked_in_a_game(seed: u64) -> Vec<Asked> {
        let game = catalogue::game("queens-necklace").expect("it is there");
        let luck = Luck::Number(seed);
        let mut play = game.start(&Value::Null, 3, luck).expect("three can play");
        let mut bots = BotSeats::new(3, seed);
        let mut asked = Vec::new();
        while let Some(seat) = play.owed().iter().next() {
            let mut out = Vec::new();
            bots.wake(seat, "random", &*play, PACE, &mut out);
            let Some(Effect::Think {
                mut player,
                question,
                most,
                pause,
                ..
            }) = out.pop()
            else {
                panic!("it is asked");
            };
            if play.is_optional(seat) {
                assert!(u64::from(most) <= pause, "{most} ms in a pause of {pause}");
                // Only the first step of an answer is waited for.
                if bots.seats[seat.index()].mid_answer.is_none() {
                    let holds = play.briefing(Viewer::at(seat)).actions.len() > 1;
                    asked.push(Asked { holds, pause });
                }
            }
            let thinking = Thinking {
                clock: &|| 0,
                most: None,
                is_stopped: &|| false,
                desk: &OneByOne,
            };
            let thought = player.decide(&question, &thinking);
            bots.came_back(seat, Some(player));
            let ply = play.ply(Viewer::at(seat));
            play.play(ply, seat, &thought.ready).expect("legal");
            bots.stepped(seat, &*play);
        }
        asked
    }

    #[test]
    fn a_computer_answers_when_the_pause_is_over_whatever_it_holds() {
        let asked: Vec<Asked> = (1..=20).flat_map(asked_in_a_game).collect();
        for asked in &asked {
            assert!((525..=875).contains(&asked.pause), "{asked:?}");
        }
        let holders = asked.iter().filter(|asked| asked.holds).count();
        let others = asked.len() - holders;
        assert!(holders >= 10 && others >= 10, "{holders} and {others}");
    }
}
