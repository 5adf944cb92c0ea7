//! How many ways a table can go on: every decision, every turn of luck. A silent change in
//! what is legal changes these numbers.

use tabletop::{Chance, Game, Seat, Silent, Turn};
use versailles::Versailles;
use versailles::arrange::table;
use versailles::pieces::{Decoration, Track, Zone};

/// Luck that is tried in every way: the picks so far, each with its number of options.
#[derive(Default)]
struct Every {
    picks: Vec<(u32, u32)>,
    at: usize,
}

impl Every {
    /// Moves on to the next way; false once all were tried.
    fn next(&mut self) -> bool {
        self.at = 0;
        while let Some((pick, options)) = self.picks.pop() {
            if pick + 1 < options {
                self.picks.push((pick + 1, options));
                return true;
            }
        }
        false
    }
}

impl Chance for Every {
    fn pick(&mut self, options: u32) -> u32 {
        if self.at == self.picks.len() {
            self.picks.push((0, options));
        }
        self.at += 1;
        self.picks[self.at - 1].0
    }
}

fn paths(game: &Versailles, depth: u32) -> u64 {
    let Turn::Solo(seat) = game.turn() else {
        return 1;
    };
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let mut count = 0;
    for action in legal {
        let mut luck = Every::default();
        loop {
            let mut after = *game;
            after.apply(seat, action, &mut Silent(&mut luck));
            count += paths(&after, depth - 1);
            if !luck.next() {
                break;
            }
        }
    }
    count
}

fn census<const N: usize>(game: Versailles) -> [u64; N] {
    std::array::from_fn(|depth| paths(&game, depth as u32 + 1))
}

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);

#[test]
fn the_first_turns() {
    assert_eq!(census(table(2)), FIRST_TURNS);
}

#[test]
fn a_guild_with_few_tiles_left() {
    let game = table(2)
        .displayed("gallery stone-steps inner-hall guard-room council-room")
        .piled("antechamber candle-room")
        .few_removed(BERT, 8)
        .workers(ANNA, "architects:3")
        .goods(ANNA, 0, 0, 1)
        .coins(ANNA, 1)
        .activating(ANNA, Zone::Architects);
    assert_eq!(census(game), GUILD);
}

#[test]
fn a_shared_yard() {
    let game = table(2)
        .built("gallery@c1/1 inner-hall@c4/0")
        .tiles(ANNA, "bowling-green guard-room stone-steps")
        .tiles(BERT, "queens-salon antechamber")
        .workers(ANNA, "yard:2")
        .workers(BERT, "yard:3")
        .goods(ANNA, 3, 3, 3)
        .goods(BERT, 2, 2, 2)
        .decorated(BERT, Decoration::Mirror, 1)
        .decorated(BERT, Decoration::Tapestry, 1)
        .technology(BERT, Track::Specialists, 3)
        .activating(ANNA, Zone::Yard);
    assert_eq!(census(game), YARD);
}

const FIRST_TURNS: [u64; 4] = [22, 44, 1049, 788_189];
const GUILD: [u64; 5] = [2, 46, 495, 23_801, 433_560];
const YARD: [u64; 5] = [2, 60, 1216, 12_230, 33_957];
