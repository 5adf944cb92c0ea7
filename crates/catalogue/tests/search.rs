//! The search on the real games: the same on one thread and two, and no heap while it
//! iterates.

use bots::{Bot, Dice, Greedy, Knowledge, OneByOne, Search};
use catalogue::Threads;
use densa_alloc::{CountingAllocator, measure};
use queens_necklace::QueensNecklace;
use queens_necklace_player::Jeweller;
use saba::Saba;
use saba_player::Merchant;
use tabletop::{Asked, Briefing, Game, Match, Viewer};

#[global_allocator]
static HEAP: CountingAllocator = CountingAllocator::system();

/// Briefings at which there is much to decide, some way apart, in a game of plain players;
/// then the first questions of it that are put to several in secret.
fn briefings<G: Game, K: Knowledge<G> + Copy>(knowledge: K, seats: u8) -> Vec<Briefing<G>> {
    let mut luck = Dice::new(4);
    let mut play = Match::<G>::start(G::Options::default(), seats, &mut luck).expect("a table");
    let mut bot = Greedy::new(knowledge, 4);
    let (mut open, mut sealed) = (Vec::new(), Vec::new());
    let mut turns = 0;
    while let Some(seat) = play.state().turn().owed().iter().next() {
        let briefing = play.briefing(Viewer::at(seat));
        let choice = bot.choose(&briefing, &|| true, &OneByOne);
        play.submit(briefing.ply, seat, &choice.steps, &mut luck)
            .expect("bots choose legal actions");
        match briefing.asked {
            Asked::Sealed { asked, .. } if asked.len() > 1 => sealed.push(briefing),
            _ if briefing.actions.len() > 2 => {
                turns += 1;
                if turns % 12 == 0 {
                    open.push(briefing);
                }
            }
            _ => {}
        }
    }
    open.truncate(3);
    open.extend(sealed.into_iter().take(2));
    open
}

fn one_thread_or_two<G: Game, K: Knowledge<G> + Copy>(knowledge: K, seats: u8) {
    for briefing in &briefings(knowledge, seats) {
        let think = |desk: &dyn catalogue::Desk| {
            Search::<G, K>::new(knowledge, 60, 7).choose(briefing, &|| true, desk)
        };
        assert_eq!(think(&OneByOne), think(&Threads));
    }
}

#[test]
fn one_thread_or_two_come_to_the_same_choice_in_queens_necklace() {
    one_thread_or_two::<QueensNecklace, _>(Jeweller::default(), 2);
}

#[test]
fn one_thread_or_two_come_to_the_same_choice_in_saba() {
    one_thread_or_two::<Saba, _>(Merchant::default(), 3);
}

/// However it is asked, and whatever is told besides, is not thought better.
fn advice_is_in_order<G: Game, K: Knowledge<G> + Copy>(knowledge: K, seats: u8) {
    for briefing in &briefings(knowledge, seats) {
        let advise = || Search::<G, K>::new(knowledge, 200, 7).advise(briefing, &|| true, &Threads);
        let advice = advise();
        assert_eq!(advice, advise());
        let worths: Vec<f64> = advice.others.iter().map(|other| other.worth).collect();
        assert!(worths.is_sorted_by(|a, b| a >= b), "{worths:?}");
        assert!(worths.first() <= advice.worth.as_ref(), "{worths:?}");
    }
}

#[test]
fn nothing_is_told_to_be_better_than_what_is_advised() {
    advice_is_in_order::<QueensNecklace, _>(Jeweller::default(), 3);
    advice_is_in_order::<Saba, _>(Merchant::default(), 3);
}

#[test]
fn the_same_question_gets_the_same_advice() {
    for (id, seats) in [("queens-necklace", 3), ("saba", 3), ("versailles", 2)] {
        let game = catalogue::game(id).expect("it is listed");
        let mut play = game
            .start(&serde_json::Value::Null, seats, catalogue::Luck::Number(5))
            .expect("a table");
        for _ in 0..12 {
            let seat = play.owed().iter().next().expect("it is not over");
            let ply = play.ply(Viewer::at(seat));
            let any = play.briefing(Viewer::at(seat)).actions[0].action.clone();
            play.submit(ply, seat, &[any]).expect("it is legal");
        }
        let seat = play.owed().iter().next().expect("it is not over");
        let think = || {
            let thinking = catalogue::Thinking {
                clock: &|| 0,
                most: None,
                is_stopped: &|| false,
                desk: &Threads,
            };
            let question = play.ask(seat).expect("it is owed");
            let thought = play.adviser(seat).decide(&question, &thinking);
            serde_json::to_value(&thought).expect("it is written")
        };
        assert_eq!(think(), think(), "{id}");
    }
}

/// What a search takes from the heap: the same for a few iterations and for many, but for
/// vectors that find their size, and for what a table takes `each` time it is imagined.
fn no_heap_in_steady_state<G: Game, K: Knowledge<G> + Copy>(knowledge: K, seats: u8, each: u64) {
    let (few, many) = (100, 500);
    for briefing in &briefings(knowledge, seats) {
        let taken = |iterations| {
            let mut search = Search::<G, K>::new(knowledge, iterations, 7);
            let (_, heap) = measure(|| search.choose(briefing, &|| true, &OneByOne));
            heap.allocs + heap.reallocs
        };
        let more = taken(many).saturating_sub(taken(few));
        assert!(
            more <= 20 + each * u64::from(many - few),
            "{more} more at ply {}",
            briefing.ply
        );
    }
}

#[test]
fn the_search_takes_nothing_from_the_heap_in_queens_necklace() {
    no_heap_in_steady_state::<QueensNecklace, _>(Jeweller::default(), 2, 0);
}

/// In Saba an imagined table is one that fits the order in which cards came and went:
/// each try at it makes short lists.
#[test]
fn the_search_takes_only_tables_from_the_heap_in_saba() {
    no_heap_in_steady_state::<Saba, _>(Merchant::default(), 3, 6);
}
