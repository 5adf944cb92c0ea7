//! Players with some sense, so that whole games reach every end: each action is tried in
//! many short continuations, and the one with the best average is taken.

use tabletop::{Chance, Game, Match, Seat, Silent, Turn, Viewer};
use versailles::pieces::Track;
use versailles::tiles::Tile;
use versailles::yard::Cell;
use versailles::{Action, Ending, Options, Phase, Versailles};

/// Xorshift.
#[derive(Clone)]
pub struct Luck(pub u64);

impl Chance for Luck {
    fn pick(&mut self, options: u32) -> u32 {
        if options <= 1 {
            return 0;
        }
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(options)) >> 32) as u32
    }
}

/// What the players are after, all together.
#[derive(Clone, Copy, PartialEq)]
pub enum Aim {
    /// To complete the palace.
    Palace,
    /// To have the most points, each for herself.
    Points,
    /// To spend the tiles.
    Tiles,
}

impl Aim {
    /// Continuations for each action: a whole palace takes some thought.
    fn tries(self) -> u32 {
        match self {
            Aim::Palace => 400,
            Aim::Points | Aim::Tiles => 300,
        }
    }
}

/// How many decisions each looks ahead.
const AHEAD: u32 = 120;

pub fn play(seats: u8, options: Options, aim: Aim, seed: u64) -> Match<Versailles> {
    let mut luck = Luck(seed);
    let mut game: Match<Versailles> = Match::start(options, seats, &mut luck).expect("a table");
    while let Turn::Solo(seat) = game.state().turn() {
        let briefing = game.briefing(Viewer::at(seat));
        let state = *game.state();
        let mut worth = |action: &Action| -> i32 {
            let one = |_| tried(state, seat, *action, aim, &mut luck);
            (0..aim.tries()).map(one).sum()
        };
        let worths: Vec<i32> = match briefing.actions.len() {
            1 => vec![0],
            _ => briefing.actions.iter().map(&mut worth).collect(),
        };
        let best = worths.iter().max();
        let at = worths.iter().position(|worth| Some(worth) == best);
        let action = briefing.actions[at.expect("somebody is asked")];
        game.submit(briefing.ply, seat, &[action], &mut luck)
            .expect("a legal action");
    }
    game
}

/// How it looks some decisions after this action.
fn tried(mut state: Versailles, me: Seat, action: Action, aim: Aim, luck: &mut Luck) -> i32 {
    state.apply(me, action, &mut Silent(&mut *luck));
    let mut legal = Vec::new();
    for _ in 0..AHEAD {
        let Turn::Solo(seat) = state.turn() else {
            break;
        };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = eager(&state, seat, &legal, luck);
        state.apply(seat, action, &mut Silent(&mut *luck));
    }
    looks(&state, me, aim)
}

/// At random, but building and activating whenever possible; nothing is removed, and what
/// nobody could use is neither taken nor bought.
fn eager(state: &Versailles, seat: Seat, legal: &[Action], luck: &mut Luck) -> Action {
    let builds = legal.iter().filter(|a| matches!(a, Action::Build { .. }));
    let count = builds.clone().count();
    if count > 0 {
        let mut builds = builds;
        return *builds
            .nth(luck.pick(count as u32) as usize)
            .expect("counted");
    }
    let idle = |action: Action| match action {
        Action::End {}
        | Action::Pass {}
        | Action::RemoveOne { .. }
        | Action::RemoveThree { .. } => true,
        Action::Buy { decoration } => {
            let asks = |tile: Tile| tile.decorations().any(|asked| asked == decoration);
            !state.player(seat).tiles_now().iter().any(asks)
        }
        Action::Take { tile, .. } => state.yard_now().room().anywhere(tile).is_empty(),
        _ => false,
    };
    let mut pick = || legal[luck.pick(legal.len() as u32) as usize];
    for _ in 0..4 {
        let action = pick();
        if !idle(action) {
            return action;
        }
    }
    pick()
}

fn looks(state: &Versailles, me: Seat, aim: Aim) -> i32 {
    let king = i32::from(state.king_now());
    let built = 24 - i32::from(state.yard_now().free());
    let ended = |wanted: Ending| state.phase_now() == Phase::Over { ending: wanted };
    let steps = |seat: Seat| -> i32 {
        let player = state.player(seat);
        Track::ALL
            .map(|track| i32::from(player.step(track)))
            .iter()
            .sum()
    };
    let all_steps: i32 = Seat::all(state.seats()).map(steps).sum();
    let standings = state.standings();
    let points = standings.scores();
    match aim {
        Aim::Palace => {
            let spent = i32::from(ended(Ending::TilesSpent));
            let done = 3000 * i32::from(ended(Ending::YardFull)) - 1500 * spent;
            let lost = 40 * lost_cells(state);
            let stores: i32 = Seat::all(state.seats())
                .map(|seat| stores(state, seat))
                .sum();
            60 * built + 12 * all_steps + stores - 60 * king + done - lost
        }
        Aim::Points => {
            let others: i32 = points.iter().sum::<i32>() - points[me.index()];
            10 * points[me.index()] - 3 * others + 6 * steps(me)
        }
        Aim::Tiles => {
            let done = 500 * i32::from(ended(Ending::TilesSpent));
            let left = state.pile_now().len() + state.removed_now().len();
            done - 40 * i32::from(left) + 10 * built + points.iter().sum::<i32>() - 25 * king
        }
    }
}

/// Free cells, once half the yard is built, where no tile left fits any more.
fn lost_cells(state: &Versailles) -> i32 {
    let yard = state.yard_now();
    if yard.free() > 12 {
        return 0;
    }
    let room = yard.room();
    let built: Vec<Tile> = yard.built().map(|(_, tile, _)| tile).collect();
    let left = Tile::all().filter(|tile| !built.contains(tile));
    let fits: Vec<_> = left.map(|tile| room.anywhere(tile)).collect();
    let free = Cell::all().filter(|cell| yard.at(*cell).is_none());
    free.filter(|cell| !fits.iter().any(|cells| cells.has(*cell)))
        .count() as i32
}

/// What will build more: goods up to a point, decorations, tiles, recruits.
fn stores(state: &Versailles, seat: Seat) -> i32 {
    let player = state.player(seat);
    let goods = player.goods_now();
    let useful = goods.wood.min(6) + goods.marble.min(6) + 2 * goods.gold.min(3);
    let decorations = i32::from(player.decorations_now().len().min(4));
    let tiles = i32::from(player.tiles_now().len().min(3));
    let recruits = 2 - player.waiting_lines().count() as i32;
    4 * i32::from(useful) + 12 * decorations + 6 * tiles + 20 * recruits
}

/// Everybody at a table of five.
pub const NAMES: [&str; 5] = ["Anna", "Bert", "Cleo", "Dora", "Emil"];

pub fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}
