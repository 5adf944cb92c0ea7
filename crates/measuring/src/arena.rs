//! Who plays better: every deal is played once for each way to seat the players, so that
//! neither cards nor chairs decide.

use bots::{Dice, OneByOne, mix};
use catalogue::{Clock, Players, Trouble, TurnPlayer};
use serde::Serialize;
use tabletop::{Game, Match, Refused, Seat, Viewer};

/// Who plays whom.
#[derive(Clone, Debug)]
pub struct Contest {
    /// How many play.
    pub seats: u8,
    /// Computer players by name; fewer than seats are filled up with the last.
    pub bots: Vec<String>,
    /// The same number gives the same deals.
    pub seed: u64,
    /// Go through all options in turn, not only the default.
    pub all_options: bool,
}

impl Contest {
    /// Who sits where before anybody moves on.
    pub fn line_up(&self) -> Vec<&str> {
        let last = self.bots.last().map_or("random", String::as_str);
        let named = self.bots.iter().map(String::as_str);
        let seats = usize::from(self.seats);
        named.chain(std::iter::repeat(last)).take(seats).collect()
    }
}

/// One player of the line-up, over all games of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Fared {
    /// Games played.
    pub games: u32,
    /// Shares of victories, added up.
    pub victories: f64,
    /// Scores, added up.
    pub score: f64,
    /// Turns in which there was something to decide.
    pub turns: u32,
    /// Imagined games in all of them.
    pub iterations: u64,
    /// Time for all of them.
    pub nanoseconds: u64,
    /// The longest of them.
    pub longest: u64,
}

impl Fared {
    /// Both together.
    pub fn add(&mut self, other: &Fared) {
        self.games += other.games;
        self.victories += other.victories;
        self.score += other.score;
        self.turns += other.turns;
        self.iterations += other.iterations;
        self.nanoseconds += other.nanoseconds;
        self.longest = self.longest.max(other.longest);
    }
}

/// What came of one deal, for each player of the line-up.
pub type Deal = Vec<Fared>;

/// Plays one deal of a contest in all seatings.
pub fn run<G: Game>(
    contest: &Contest,
    deal: u64,
    players: &Players<G>,
    clock: Clock<'_>,
) -> Result<Deal, Trouble> {
    if !G::SEATS.contains(&contest.seats) {
        return Err(Refused::WrongSeats {
            seats: contest.seats,
            fewest: *G::SEATS.start(),
            most: *G::SEATS.end(),
        }
        .into());
    }
    let line_up = contest.line_up();
    for name in &line_up {
        players.make(name, 0)?;
    }
    let mut variants = G::variants(contest.seats);
    let variant = match contest.all_options {
        true => deal as usize % variants.len(),
        false => 0,
    };
    let options = variants.swap_remove(variant);
    let mut fared = vec![Fared::default(); line_up.len()];
    for rotation in 0..line_up.len() {
        let game = Seating {
            line_up: &line_up,
            rotation,
            seed: mix(mix(contest.seed) ^ deal),
        };
        game.play(options.clone(), players, clock, &mut fared)?;
    }
    Ok(fared)
}

/// One way to seat the line-up.
struct Seating<'a> {
    line_up: &'a [&'a str],
    rotation: usize,
    seed: u64,
}

/// A player at the table, and the turn it is in.
struct Chair<G: Game> {
    player: TurnPlayer<G>,
    /// Whether there was something to decide in its present turn.
    counted: bool,
}

impl Seating<'_> {
    /// Who of the line-up sits here.
    fn who(&self, seat: Seat) -> usize {
        (seat.index() + self.rotation) % self.line_up.len()
    }

    fn play<G: Game>(
        &self,
        options: G::Options,
        players: &Players<G>,
        clock: Clock<'_>,
        fared: &mut [Fared],
    ) -> Result<(), Trouble> {
        let seats = self.line_up.len() as u8;
        let mut chairs = Vec::new();
        for seat in Seat::all(seats) {
            let seed = mix(self.seed ^ (1 + self.who(seat) as u64) ^ (self.rotation as u64) << 8);
            chairs.push(Chair {
                player: players.make(self.line_up[self.who(seat)], seed)?,
                counted: false,
            });
        }
        let mut luck = Dice::new(self.seed);
        let mut play = Match::<G>::start(options, seats, &mut luck)?;
        while let Some(seat) = play.state().turn().owed().iter().next() {
            let briefing = play.briefing(Viewer::at(seat));
            let chair = &mut chairs[seat.index()];
            let fared = &mut fared[self.who(seat)];
            let steps = chair.decide(&briefing, clock, fared);
            play.submit(briefing.ply, seat, &steps, &mut luck)?;
        }
        let standings = play.state().standings();
        for (seat, share) in Seat::all(seats).zip(standings.shares()) {
            let fared = &mut fared[self.who(seat)];
            fared.games += 1;
            fared.victories += share;
            fared.score += f64::from(standings.scores()[seat.index()]);
        }
        Ok(())
    }
}

impl<G: Game> Chair<G> {
    fn decide(
        &mut self,
        briefing: &tabletop::Briefing<G>,
        clock: Clock<'_>,
        fared: &mut Fared,
    ) -> Vec<G::Action> {
        self.counted &= self.player.spent(briefing.ply).is_some();
        let began = clock();
        let choice = self
            .player
            .choose(briefing, None, clock, &|| false, &OneByOne);
        let goes_on_at = briefing.ply + choice.steps.len() as u32;
        fared.iterations += u64::from(choice.iterations);
        fared.nanoseconds += clock() - began;
        fared.longest = fared
            .longest
            .max(self.player.spent(goes_on_at).unwrap_or(0));
        if briefing.actions.len() > 1 && !self.counted {
            self.counted = true;
            fared.turns += 1;
        }
        choice.steps
    }
}
