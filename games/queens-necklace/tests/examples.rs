//! The worked examples of the rulebook come out as the booklet and the book say.

use queens_necklace::event::SaleHeld;
use queens_necklace::examples::EXAMPLES;
use queens_necklace::{Event, QueensNecklace};
use tabletop::{Outcome, Switch, Switches};

fn played(name: &str, set: &[(&str, &str)]) -> Outcome<QueensNecklace> {
    let mut examples = EXAMPLES.iter();
    let example = examples.find(|example| example.name == name).expect(name);
    let switches = (example.switches)();
    for (name, position) in set {
        let switch = switches.iter().find(|switch| switch.name == *name);
        assert!(
            switch.expect(name).positions.contains(position),
            "{position}"
        );
    }
    let stands = |switch: Switch| {
        let set = set.iter().find(|(name, _)| *name == switch.name);
        let mut positions = switch.positions.iter().copied();
        let at = positions.find(|at| set.is_none_or(|(_, wanted)| wanted == at));
        (switch, at.expect("it was looked for above"))
    };
    let standing: Vec<_> = switches.into_iter().map(stands).collect();
    (example.play)(Switches::new(&standing))
}

fn sale(outcome: &Outcome<QueensNecklace>) -> &SaleHeld {
    let mut sales = outcome.events.iter().filter_map(|event| match event {
        Event::SaleHeld(sale) => Some(&**sale),
        _ => None,
    });
    sales.next().expect("a sale was held")
}

fn scores(outcome: &Outcome<QueensNecklace>) -> Vec<i16> {
    outcome.after.players.iter().map(|p| p.score).collect()
}

fn market(outcome: &Outcome<QueensNecklace>) -> Vec<u8> {
    let price = |place: &queens_necklace::view::Place| match place {
        queens_necklace::view::Place::Offer { price, .. } => *price,
        queens_necklace::view::Place::Gap {} => 0,
    };
    outcome.after.market.iter().map(price).collect()
}

#[test]
fn the_booklets_sale_as_it_is_told() {
    let outcome = played("sale", &[]);
    let rarity: Vec<_> = sale(&outcome).prices.iter().map(|p| p.rarity).collect();
    assert_eq!(rarity, [30, 0, 20, 10]);
    assert_eq!(scores(&outcome), [40, 20, 60]);
}

#[test]
fn without_the_king_amy_sells_two_diamonds() {
    let outcome = played("sale", &[("barnaby-king", "kept")]);
    assert_eq!(scores(&outcome), [40, 20, 180]);
}

#[test]
fn a_larger_card_makes_two_gems_level() {
    let outcome = played("sale", &[("amys-larger-card", "diamond-3")]);
    let prices = &sale(&outcome).prices;
    assert_eq!((prices[0].shown, prices[0].rarity), (6, 30));
    assert_eq!((prices[2].shown, prices[2].rarity), (6, 20));
    assert_eq!(scores(&outcome), [40, 20, 60]);
}

#[test]
fn a_king_without_a_gem_stays_in_hand() {
    let outcome = played("sale", &[("barnaby-diamond", "kept")]);
    assert_eq!(sale(&outcome).displays[0].king, None);
}

#[test]
fn the_duel_as_the_book_tells_it() {
    assert_eq!(scores(&played("duel", &[])), [10, 20, 110]);
    let kept = played("duel", &[("bastien-king", "kept")]);
    assert_eq!(scores(&kept), [110, 20, 110]);
    let out = played("duel", &[("colette-necklace", "laid")]);
    assert_eq!(scores(&out), [160, -30, 110]);
}

#[test]
fn the_booklets_market_after_its_purchase() {
    assert_eq!(market(&played("market", &[])), [7, 2, 10, 9, 4]);
}

#[test]
fn what_cannot_be_paid_for_is_not_bought() {
    let outcome = played("market", &[("ring", "bought")]);
    let bought = |event: &&Event| matches!(event, Event::Bought { .. });
    assert_eq!(outcome.events.iter().filter(bought).count(), 1);
    let richer = played("market", &[("ring", "bought"), ("courtiers", "3")]);
    assert_eq!(richer.events.iter().filter(bought).count(), 3);
}

#[test]
fn whoever_buys_nothing_is_still_asked() {
    let outcome = played("market", &[("confessor", "left"), ("banker", "left")]);
    let stage = outcome.after.stage;
    assert!(matches!(
        stage,
        queens_necklace::view::Stage::Purchase { bought: false, .. }
    ));
}

/// Every switch alone, and many positions of all together: a reader can reach them.
#[test]
fn every_position_can_be_played_out() {
    for example in EXAMPLES {
        let switches = (example.switches)();
        let first = |switch: &Switch| (*switch, switch.positions[0]);
        for at in 0..switches.len() {
            for &position in switches[at].positions {
                let mut standing: Vec<_> = switches.iter().map(first).collect();
                standing[at].1 = position;
                (example.play)(Switches::new(&standing));
            }
        }
        let mut luck: u64 = 1;
        for _ in 0..400 {
            let mut any = |switch: &Switch| {
                luck = luck.wrapping_mul(6364136223846793005).wrapping_add(1);
                let at = (luck >> 33) as usize % switch.positions.len();
                (*switch, switch.positions[at])
            };
            let standing: Vec<_> = switches.iter().map(&mut any).collect();
            (example.play)(Switches::new(&standing));
        }
    }
}
