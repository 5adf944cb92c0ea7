//! Searches at the first decision with four actions or more, at four seats, for
//! `cargo xtask instructions`: the iterations, and what was chosen.
use bots::{Bot, Dice, OneByOne, Search, mix};
use queens_necklace::{Options, QueensNecklace};
use queens_necklace_player::Jeweller;
use tabletop::{Chance, Game, Match, Viewer};

const GAMES: u64 = 4;
const ITERATIONS: u32 = 4000;

fn main() {
    let (mut iterations, mut chosen) = (0, 0);
    for number in 0..GAMES {
        let (mut luck, mut picks) = (Dice::new(number), Dice::new(!number));
        let play = Match::<QueensNecklace>::start(Options::default(), 4, &mut luck);
        let mut play = play.expect("four may play");
        while let Some(seat) = play.state().turn().owed().iter().next() {
            let briefing = play.briefing(Viewer::at(seat));
            if briefing.actions.len() >= 4 {
                let mut searcher = Search::new(Jeweller::learned(), ITERATIONS, number);
                let choice = searcher.choose(&briefing, &|| true, &OneByOne);
                iterations += choice.iterations;
                for byte in choice.action().to_string().bytes() {
                    chosen = mix(chosen ^ u64::from(byte));
                }
                break;
            }
            let action = briefing.actions[picks.pick(briefing.actions.len() as u32) as usize];
            let taken = play.submit(briefing.ply, seat, &[action], &mut luck);
            taken.expect("a legal action");
        }
    }
    println!("{iterations} {chosen:016x}");
}
