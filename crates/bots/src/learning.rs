//! Values learned by self-play: a linear function of what a seat has, fitted by least
//! squares to how games ended.
//!
//! What is learned is the lead still to come: of each seat over the mean of its rivals,
//! from the same difference of what they have. So what all have alike cancels out, and
//! a few hundred games say much. Sums are taken in a fixed order: the same games give the
//! same weights, on however many threads they were played.

use crate::{Bot, Dice, Shares, desk::OneByOne, shares_of_lead};
use core::fmt;
use core::str::FromStr;
use tabletop::{Chance, Game, Match, Refused, Viewer};

/// What can be learned about a game.
pub trait Lessons<G: Game>: Sync {
    /// How many kinds of moments there are, each with weights of its own.
    fn stages(&self) -> usize;
    /// How many numbers say what a seat has, each with a weight.
    fn features(&self) -> usize;
    /// Which kind of moment this is, if it is one at which values are asked for.
    fn stage(&self, state: &G) -> Option<usize>;
    /// What each seat has, seat by seat a number for each feature, appended.
    fn describe(&self, state: &G, out: &mut Features);
}

/// What the seats of a table have, in numbers. No heap: values are asked for by the
/// million.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    numbers: [f32; Features::MOST],
    count: usize,
}

impl Features {
    /// Of all seats together.
    const MOST: usize = 512;

    /// None yet.
    fn new() -> Self {
        Features {
            numbers: [0.0; Features::MOST],
            count: 0,
        }
    }

    /// One more number.
    pub fn push(&mut self, number: f32) {
        self.numbers[self.count] = number;
        self.count += 1;
    }

    /// Several more.
    pub fn push_all(&mut self, numbers: &[f32]) {
        self.numbers[self.count..][..numbers.len()].copy_from_slice(numbers);
        self.count += numbers.len();
    }

    fn all(&self) -> &[f32] {
        &self.numbers[..self.count]
    }
}

impl Extend<f32> for Features {
    fn extend<T: IntoIterator<Item = f32>>(&mut self, numbers: T) {
        numbers.into_iter().for_each(|number| self.push(number));
    }
}

/// Everything seen about one kind of moment, as sums.
#[derive(Clone, Debug)]
struct Seen {
    /// Products of features: the upper half of a square.
    products: Vec<f64>,
    /// Features times what came of it.
    outcomes: Vec<f64>,
    /// Squares of what came of it.
    square: f64,
    count: f64,
    /// Of each seat.
    rivals: f64,
}

/// What was seen in some games.
#[derive(Clone, Debug)]
pub struct Notes {
    stages: Vec<Seen>,
    features: usize,
}

impl Notes {
    /// Nothing yet.
    pub fn new<G: Game>(lessons: &dyn Lessons<G>) -> Self {
        Notes::blank(lessons.stages(), lessons.features())
    }

    fn blank(stages: usize, features: usize) -> Self {
        let none = Seen {
            products: vec![0.0; features * features],
            outcomes: vec![0.0; features],
            square: 0.0,
            count: 0.0,
            rivals: 1.0,
        };
        Notes {
            stages: vec![none; stages],
            features,
        }
    }

    /// What others saw, too.
    pub fn add(&mut self, other: &Notes) {
        for (seen, more) in self.stages.iter_mut().zip(&other.stages) {
            let both = seen.products.iter_mut().zip(&more.products);
            both.for_each(|(sum, more)| *sum += more);
            let both = seen.outcomes.iter_mut().zip(&more.outcomes);
            both.for_each(|(sum, more)| *sum += more);
            seen.square += more.square;
            seen.count += more.count;
            seen.rivals = seen.rivals.max(more.rivals);
        }
    }

    fn see(&mut self, stage: usize, difference: &[f64], outcome: f64) {
        let seen = &mut self.stages[stage];
        for (row, &one) in difference.iter().enumerate() {
            if one == 0.0 {
                continue;
            }
            seen.outcomes[row] += one * outcome;
            let from = row * self.features;
            let products = &mut seen.products[from..from + self.features];
            for (sum, other) in products.iter_mut().zip(difference) {
                *sum += one * other;
            }
        }
        seen.square += outcome * outcome;
        seen.count += 1.0;
    }

    /// Lets these players play a game, each doing anything at all now and then, and takes
    /// notes of what they had and how it ended.
    pub fn watch<G: Game>(
        &mut self,
        lessons: &dyn Lessons<G>,
        options: G::Options,
        players: &mut [Box<dyn Bot<G>>],
        whim: u32,
        dice: &mut Dice,
    ) -> Result<(), Refused> {
        let seats = players.len() as u8;
        let mut luck = dice.split();
        let mut play = Match::<G>::start(options, seats, &mut luck)?;
        let mut moments: Vec<(usize, Vec<f32>, Vec<i32>)> = Vec::new();
        while let Some(seat) = play.state().turn().owed().iter().next() {
            let state = play.state();
            if let Some(stage) = lessons.stage(state) {
                let mut had = Features::new();
                lessons.describe(state, &mut had);
                let had = had.all().to_vec();
                moments.push((stage, had, state.standings().scores().to_vec()));
            }
            let briefing = play.briefing(Viewer::at(seat));
            let steps = match dice.pick(whim) {
                0 => vec![briefing.actions[dice.pick(briefing.actions.len() as u32) as usize]],
                _ => {
                    let player = &mut players[seat.index()];
                    player.choose(&briefing, &|| true, &OneByOne).steps
                }
            };
            play.submit(briefing.ply, seat, &steps, &mut luck)?;
        }
        let ended = play.state().standings();
        for (stage, had, scores) in &moments {
            self.note(*stage, had, scores, ended.scores());
        }
        Ok(())
    }

    /// One moment: what every seat had, its score then and at the end.
    fn note(&mut self, stage: usize, had: &[f32], scores: &[i32], ended: &[i32]) {
        let seats = scores.len();
        let rivals = (seats - 1) as f64;
        let gained = |seat: usize| f64::from(ended[seat] - scores[seat]);
        let all_gained: f64 = (0..seats).map(gained).sum();
        self.stages[stage].rivals = rivals;
        let mut difference = vec![0.0; self.features];
        for seat in 0..seats {
            for (at, difference) in difference.iter_mut().enumerate() {
                let of = |seat: usize| f64::from(had[seat * self.features + at]);
                let all: f64 = (0..seats).map(of).sum();
                *difference = of(seat) - (all - of(seat)) / rivals;
            }
            let lead = gained(seat) - (all_gained - gained(seat)) / rivals;
            self.see(stage, &difference, lead);
        }
    }

    /// The weights that would have foretold best.
    pub fn learnt(&self) -> Values {
        Values {
            stages: self.stages.iter().map(Seen::fitted).collect(),
        }
    }
}

/// As much is taken to have been seen of nothing coming of each feature, so that what was
/// hardly seen weighs little.
const NOTHING: f64 = 30.0;

impl Seen {
    fn fitted(&self) -> Stage {
        let size = self.outcomes.len();
        let mut square = self.products.clone();
        for at in 0..size {
            square[at * size + at] += NOTHING;
        }
        let weights = solved(square, self.outcomes.clone());
        let foretold: f64 = weights.iter().zip(&self.outcomes).map(|(w, o)| w * o).sum();
        let left = ((self.square - foretold) / self.count.max(1.0)).max(1.0);
        // From a lead over the mean of the rivals to one over a single rival.
        let between_two = (left * 2.0 / (1.0 + 1.0 / self.rivals)).sqrt();
        Stage {
            spread: (between_two / NORMAL) as f32,
            weights: weights.iter().map(|&weight| weight as f32).collect(),
        }
    }
}

/// A normal error of this size is near a logistic one of 1.
const NORMAL: f64 = 1.7;

/// Solves a symmetric positive system by elimination.
fn solved(mut square: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        for below in at + 1..size {
            let factor = square[below * size + at] / square[at * size + at];
            for column in at..size {
                square[below * size + column] -= factor * square[at * size + column];
            }
            right[below] -= factor * right[at];
        }
    }
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size)
            .map(|column| square[at * size + column] * right[column])
            .sum();
        right[at] = (right[at] - known) / square[at * size + at];
    }
    right
}

/// What one kind of moment is worth.
#[derive(Clone, Debug, PartialEq)]
struct Stage {
    /// How far a lead may still change, in points: what the fit leaves open.
    spread: f32,
    weights: Vec<f32>,
}

/// Learned weights, as they stand in a data file: a line for each kind of moment, its spread
/// first.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    stages: Vec<Stage>,
}

impl Values {
    /// Whether it has a weight for everything these lessons tell of.
    pub fn fit<G: Game>(&self, lessons: &dyn Lessons<G>) -> bool {
        let features = lessons.features();
        let full = |stage: &Stage| stage.weights.len() == features && stage.spread > 0.0;
        self.stages.len() == lessons.stages() && self.stages.iter().all(full)
    }

    /// The weights of this kind of moment, for one who adds up by herself.
    pub fn weights(&self, stage: usize) -> &[f32] {
        &self.stages[stage].weights
    }

    /// What each seat may hope for at such a moment.
    pub fn shares<G: Game>(
        &self,
        lessons: &dyn Lessons<G>,
        state: &G,
        stage: usize,
        half: f32,
    ) -> Shares {
        let Stage { spread, weights } = &self.stages[stage];
        let seats = usize::from(state.seats());
        let mut points = [0.0; 8];
        let mut had = Features::new();
        lessons.describe(state, &mut had);
        let standings = state.standings();
        let each = had.all().chunks(weights.len()).zip(standings.scores());
        for (points, (had, score)) in points.iter_mut().zip(each) {
            let to_come: f32 = had
                .iter()
                .zip(weights)
                .map(|(had, weight)| had * weight)
                .sum();
            *points = *score as f32 + to_come;
        }
        shares_of_lead(&points[..seats], *spread, half)
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Stage { spread, weights } in &self.stages {
            write!(f, "{spread:.3}")?;
            weights
                .iter()
                .try_for_each(|weight| write!(f, " {weight:.4}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl FromStr for Values {
    type Err = String;
    /// Lines that begin with `#` say where the others come from.
    fn from_str(text: &str) -> Result<Self, String> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let stage = |line: &str| -> Result<Stage, String> {
            let number = |word: &str| word.parse().map_err(|_| format!("`{word}` is no number"));
            let mut numbers = line.split_whitespace().map(number);
            let spread = numbers.next().ok_or("a line is empty")??;
            Ok(Stage {
                spread,
                weights: numbers.collect::<Result<_, _>>()?,
            })
        };
        let stages = lines.map(stage).collect::<Result<_, _>>()?;
        Ok(Values { stages })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Chance;

    #[test]
    fn what_each_thing_brings_is_found_and_so_is_what_luck_leaves_open() {
        let mut dice = Dice::new(5);
        let mut notes = Notes::blank(1, 2);
        for _ in 0..20_000 {
            let had = [0; 4].map(|_| dice.pick(10) as f32);
            let bring = |had: &[f32], luck: u32| (3.0 * had[0] - 2.0 * had[1]) as i32 + luck as i32;
            let ended = [
                7 + bring(&had[..2], dice.pick(11)),
                4 + bring(&had[2..], dice.pick(11)),
            ];
            notes.note(0, &had, &[7, 4], &ended);
        }
        let learnt = notes.learnt();
        let Stage { spread, weights } = &learnt.stages[0];
        assert!((weights[0] - 3.0).abs() < 0.05, "{weights:?}");
        assert!((weights[1] + 2.0).abs() < 0.05, "{weights:?}");
        // Two rolls of eleven faces differ by the root of 20.
        assert!((f64::from(*spread) * NORMAL - 20f64.sqrt()).abs() < 0.1);
    }

    #[test]
    fn in_whatever_parts_it_was_seen_it_is_the_same() {
        let (mut whole, mut parts) = (Notes::blank(1, 1), [Notes::blank(1, 1), Notes::blank(1, 1)]);
        for at in 0..40 {
            let had = [at as f32, 3.0, 1.0];
            let ended = [2 * at, 5, at % 7];
            whole.note(0, &had, &[0; 3], &ended);
            parts[usize::from(at >= 20)].note(0, &had, &[0; 3], &ended);
        }
        let [mut sum, second] = parts;
        sum.add(&second);
        assert_eq!(sum.learnt(), whole.learnt());
    }

    #[test]
    fn weights_are_written_and_read() {
        let text = "# how\n12.500 1.0000 -2.2500\n3.000 0.0000 0.5000\n";
        let values: Values = text.parse().expect("numbers");
        assert_eq!(format!("# how\n{values}"), text);
        assert!("1.0 two".parse::<Values>().is_err());
    }
}
