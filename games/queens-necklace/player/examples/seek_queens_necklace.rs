//! Search at the beginning of games at four seats, for `cargo xtask instructions`.
use bots::{Bot, Dice, OneByOne, Search};
use queens_necklace::{Options, QueensNecklace};
use queens_necklace_player::Jeweller;
use tabletop::{Chance, Game, Match, Viewer};

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    let (games, iters, later) = (args[0], args[1] as u32, args[2]);
    let mut iterations = 0u64;
    let mut sum = 0u64;
    for number in 0..games {
        let (mut dice, mut choices) = (Dice::new(number), Dice::new(!number));
        let mut play = Match::<QueensNecklace>::start(Options::default(), 4, &mut dice).unwrap();
        let mut left = later;
        while let Some(seat) = play.state().turn().owed().iter().next() {
            let briefing = play.briefing(Viewer::at(seat));
            if briefing.actions.len() >= 4 || (left < later && briefing.actions.len() > 1) {
                let mut searcher = Search::new(Jeweller::learned(), iters, number);
                let choice = searcher.choose(&briefing, &|| true, &OneByOne);
                iterations += u64::from(choice.iterations);
                sum = sum.rotate_left(5) ^ choice.worth.unwrap_or(0.0).to_bits();
                for o in &choice.others { sum = sum.rotate_left(5) ^ o.worth.to_bits(); }
                left -= 1;
                if left == 0 { break; }
            }
            let pick = choices.pick(briefing.actions.len() as u32);
            let action = briefing.actions[pick as usize];
            play.submit(briefing.ply, seat, &[action], &mut dice).unwrap();
        }
    }
    println!("{iterations} {sum:016x}");
}
