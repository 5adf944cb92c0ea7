//! How fast uniform random play goes: every legal action listed, one picked, applied
//! with a silent dealer. `cargo run --release -p saba --example saba_pace [games]`
use saba::{Options, Saba};
use std::time::Instant;
use tabletop::{Chance, Game, Silent, Turn};

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
    let started = Instant::now();
    let bytes = saba::possible::prepare();
    println!("tables {:?}, {bytes} bytes", started.elapsed());
    println!("state {} bytes", size_of::<Saba>());
    for seats in Saba::SEATS {
        for options in Saba::variants(seats) {
            play(games, seats, options);
        }
    }
}

fn play(games: u32, seats: u8, options: Options) {
    let mut dealer = Silent(Xorshift(0x5aba_0000 + u64::from(seats)));
    let mut legal = Vec::with_capacity(2048);
    let (mut decisions, mut listed, mut longest, mut checksum) = (0u64, 0u64, 0, 0u64);
    let started = Instant::now();
    for _ in 0..games {
        let mut game = Saba::deal(&options, seats, &mut dealer);
        let mut here = 0;
        while let Turn::Solo(seat) = game.turn() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = legal[dealer.pick(legal.len() as u32) as usize];
            game.apply(seat, action, &mut dealer);
            listed += legal.len() as u64;
            here += 1;
        }
        decisions += here;
        longest = longest.max(here);
        for score in game.standings().scores() {
            checksum = checksum.rotate_left(5) ^ *score as u64;
        }
    }
    let spent = started.elapsed().as_nanos() as f64;
    println!(
        "{seats} seats, jokers {:?}: {:.1} ns a decision, {:.1} decisions a game (longest \
         {longest}), {:.1} legal, checksum {checksum:016x}",
        options.jokers,
        spent / decisions as f64,
        decisions as f64 / f64::from(games),
        listed as f64 / decisions as f64,
    );
}
