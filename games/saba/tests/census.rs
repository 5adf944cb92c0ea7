//! How many ways a tiny table can go on: every decision, every turn of luck. A silent
//! change in what is legal changes these numbers.

use saba::arrange::table;
use saba::phase::Phase;
use saba::{Jokers, Saba};
use tabletop::{Chance, Game, Seat, Silent, Turn};

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

fn paths(game: &Saba, depth: u32) -> u64 {
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

fn census(game: Saba) -> Vec<u64> {
    (1..=6).map(|depth| paths(&game, depth)).collect()
}

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);
const CLEO: Seat = Seat(2);

#[test]
fn an_auction_with_little_money() {
    let game = table(3)
        .laid("ruby-3@h3 pearl-2@j1 topaz-4@o1")
        .hand(ANNA, "ruby-1 pearl-1")
        .hand(BERT, "joker")
        .hand(CLEO, "ruby-3")
        .pile("ruby-2 emerald-1 joker")
        .cash(ANNA, 2)
        .cash(BERT, 3)
        .cash(CLEO, 2);
    assert_eq!(census(game), AUCTION);
}

#[test]
fn a_late_rebuilding() {
    let game = table(3)
        .laid("ruby-3@h3 pearl-2@j1 topaz-4@o1")
        .hand(ANNA, "ruby-1 joker")
        .hand(BERT, "joker pearl-2")
        .hand(CLEO, "ruby-3 topaz-1")
        .phase(Phase::Rebuild { player: ANNA });
    assert_eq!(census(game), REBUILDING);
}

#[test]
fn a_late_rebuilding_with_mirrored_jokers() {
    let game = table(3)
        .rule(Jokers::Mirrored)
        .laid("ruby-3@h3 pearl-2@j1 topaz-4@o1")
        .hand(ANNA, "ruby-1 joker")
        .hand(BERT, "joker pearl-2")
        .hand(CLEO, "ruby-3 topaz-1")
        .phase(Phase::Rebuild { player: ANNA });
    assert_eq!(census(game), MIRRORED);
}

const AUCTION: [u64; 6] = [2, 8, 20, 54, 146, 304];
const REBUILDING: [u64; 6] = [18, 306, 852, 1506, 2648, 3378];
const MIRRORED: [u64; 6] = [16, 240, 662, 1129, 2004, 2568];
