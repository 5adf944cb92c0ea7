//! What a position of a plan is worth to the one who plans: her share of the victory.

use crate::outlook;
use crate::weights::Weights;
use tabletop::{Game, Seat, Turn};
use versailles::{MOST_SEATS, Versailles};

/// The lead, in points, that is half of all one could wish.
const HALF_LEAD: f32 = 15.0;
/// Points a rival makes in a turn, while one plans without her.
const TEMPO: f32 = 1.0;
/// What a point is worth more for each turn that it is made earlier: who knows what comes
/// in between.
const EARLY: f32 = 0.03;
/// How far a lead may still change, in points: at the end, and how much more at the
/// beginning.
const SPREAD: (f32, f32) = (3.0, 12.0);

/// Steps that somebody lets the King make in a turn, on the mean.
const KINGS_PACE: f32 = 0.15;

/// What lies between the present turn and the end of a plan.
#[derive(Clone, Copy)]
pub struct Past {
    /// How likely it is that the King has not come in between.
    lasts: f32,
    /// What it was worth if he has.
    worth: f32,
    /// Her points after each turn but the last, added up.
    points: f32,
}

impl Default for Past {
    fn default() -> Self {
        Past {
            lasts: 1.0,
            worth: 0.0,
            points: 0.0,
        }
    }
}

/// Sees the table from one chair.
pub struct Judge<'a> {
    weights: &'a Weights,
    pub me: Seat,
    rivals: [Hopes; MOST_SEATS],
}

/// What somebody may come to.
#[derive(Clone, Copy, Default)]
struct Hopes {
    /// What she would have if the game ended now.
    points: f32,
    /// What she may still gain: at least, and more with all of the game to come.
    last: f32,
    more: f32,
}

impl Hopes {
    fn of(table: &Versailles, seat: Seat, weights: &Weights) -> Hopes {
        let (last, more) = weights.of(&outlook::things(table, seat));
        Hopes {
            points: f32::from(table.points(seat)),
            last,
            more,
        }
    }

    fn by_the_end(self, left: f32) -> f32 {
        self.points + self.last + left * self.more
    }
}

impl<'a> Judge<'a> {
    pub fn new(weights: &'a Weights, table: &Versailles, me: Seat) -> Self {
        let mut rivals = [Hopes::default(); MOST_SEATS];
        for seat in me.others(table.seats()) {
            rivals[seat.index()] = Hopes::of(table, seat, weights);
        }
        Judge {
            weights,
            me,
            rivals,
        }
    }

    /// What lies behind when one goes on from here: the rivals may end the game.
    pub fn past(&self, table: &Versailles, turns: u32, before: &Past) -> Past {
        let ends = self.ends(table);
        let worth = match ends > 0.0 {
            true => self.ended(table, turns),
            false => 0.0,
        };
        Past {
            lasts: before.lasts * (1.0 - ends),
            worth: before.worth + before.lasts * ends * worth,
            points: before.points + f32::from(table.points(self.me)),
        }
    }

    /// How likely the King arrives before her next turn: as often as somebody steps at
    /// random.
    fn ends(&self, table: &Versailles) -> f32 {
        let (steps, of) = table.kings_way();
        let mean = KINGS_PACE * f32::from(table.seats() - 1);
        let mut exactly = (-mean).exp();
        let mut fewer = 0.0;
        for count in 0..of - steps {
            fewer += exactly;
            exactly *= mean / f32::from(count + 1);
        }
        (1.0 - fewer).max(0.0)
    }

    /// Her share if the game ends after so many turns of hers.
    fn ended(&self, table: &Versailles, turns: u32) -> f32 {
        let meanwhile = TEMPO * (turns - 1) as f32;
        let mut points = self.rivals.map(|rival| rival.points + meanwhile);
        points[self.me.index()] = f32::from(table.points(self.me));
        let seats = usize::from(table.seats());
        bots::shares_of_lead(&points[..seats], SPREAD.0, HALF_LEAD)[self.me.index()]
    }

    /// Her share of the victory, and a little for the lead, when so many turns of hers are
    /// planned.
    pub fn worth(&self, table: &Versailles, turns: u32, past: &Past) -> f32 {
        past.worth + past.lasts * self.by_now(table, turns, past)
    }

    fn by_now(&self, table: &Versailles, turns: u32, past: &Past) -> f32 {
        if table.turn() == Turn::Over {
            return match turns {
                1 => bots::judged(&table.standings(), HALF_LEAD)[self.me.index()],
                _ => self.ended(table, turns),
            };
        }
        let left = outlook::left(table);
        let meanwhile = TEMPO * (turns - 1) as f32;
        let mut points = self.rivals.map(|rival| rival.by_the_end(left) + meanwhile);
        let hopes = Hopes::of(table, self.me, self.weights).by_the_end(left);
        points[self.me.index()] = hopes + EARLY * past.points;
        let spread = SPREAD.0 + left * SPREAD.1;
        let seats = usize::from(table.seats());
        bots::shares_of_lead(&points[..seats], spread, HALF_LEAD)[self.me.index()]
    }
}
