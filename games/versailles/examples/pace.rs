//! How fast uniform random play goes and how games end: every legal action listed, one
//! picked, applied with a silent dealer. Decisions in the yard, where tiles are placed,
//! are also timed apart. `cargo run --release -p versailles --example pace [games]`
use std::time::Instant;
use tabletop::{Chance, Game, Silent, Turn};
use versailles::pieces::Zone;
use versailles::{Action, Ending, Options, Phase, Versailles};

#[derive(Clone, Copy)]
struct Xorshift(u64);

impl Chance for Xorshift {
    #[inline]
    fn pick(&mut self, options: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(options)) >> 32) as u32
    }
}

fn main() {
    let games: u32 = std::env::args()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(20_000);
    println!("state {} bytes", size_of::<Versailles>());
    for seats in Versailles::SEATS {
        for options in Versailles::variants(seats) {
            play(games, seats, options);
        }
    }
}

fn play(games: u32, seats: u8, options: Options) {
    let mut dealer = Silent(Xorshift(0x1661_0000 + u64::from(seats)));
    let mut legal = Vec::with_capacity(512);
    let (mut decisions, mut listed, mut most, mut longest, mut checksum) = (0u64, 0u64, 0, 0, 0u64);
    let mut turns = 0u64;
    let mut endings = [0u32; 3];
    let mut placing = Vec::new();
    let started = Instant::now();
    for _ in 0..games {
        let mut game = Versailles::deal(&options, seats, &mut dealer);
        let mut here = 0;
        while let Turn::Solo(seat) = game.turn() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = legal[dealer.pick(legal.len() as u32) as usize];
            // Some positions with a tile to place, to be timed afterwards.
            if placing.len() < 4096 && legal.iter().any(|a| matches!(a, Action::Build { .. })) {
                placing.push(game);
            }
            game.apply(seat, action, &mut dealer);
            turns += u64::from(matches!(
                action,
                Action::Move { .. } | Action::MovePair { .. } | Action::Jump { .. }
            ));
            listed += legal.len() as u64;
            most = most.max(legal.len());
            here += 1;
        }
        decisions += here;
        longest = longest.max(here);
        if let Phase::Over { ending } = game.phase_now() {
            endings[ending as usize] += 1;
        }
        for score in game.standings().scores() {
            checksum = checksum.rotate_left(5) ^ *score as u64;
        }
    }
    let spent = started.elapsed().as_nanos() as f64;
    let games = f64::from(games);
    println!(
        "{seats} seats, long {}: {:.1} ns a decision, {:.1} decisions a game (longest {longest}), \
         {:.1} legal (most {most}), {:.1} turns a game, ended by yard {} King {} tiles {}, \
         {:.1} ns with a tile to place, checksum {checksum:016x}",
        options.long_game,
        spent / decisions as f64,
        decisions as f64 / games,
        listed as f64 / decisions as f64,
        turns as f64 / games,
        endings[Ending::YardFull as usize],
        endings[Ending::KingArrived as usize],
        endings[Ending::TilesSpent as usize],
        time_placing(&placing),
    );
}

/// Nanoseconds for a decision where a tile may be placed.
fn time_placing(positions: &[Versailles]) -> f64 {
    const ROUNDS: usize = 50;
    let mut dealer = Silent(Xorshift(7));
    let mut legal = Vec::with_capacity(512);
    let mut kept = 0;
    let started = Instant::now();
    for _ in 0..ROUNDS {
        for position in positions {
            let mut game = *position;
            if let Turn::Solo(seat) = game.turn() {
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let action = legal[dealer.pick(legal.len() as u32) as usize];
                game.apply(seat, action, &mut dealer);
                kept += usize::from(game.player(seat).at(Zone::Yard));
            }
        }
    }
    std::hint::black_box(kept);
    started.elapsed().as_nanos() as f64 / (ROUNDS * positions.len().max(1)) as f64
}
