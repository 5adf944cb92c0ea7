//! QN-V1 Displays worth thinking about: which rows, where the Rings, where the King.

use crate::outlook::{Outlook, Rivals};
use bots::Answers;
use queens_necklace::display::Display;
use queens_necklace::{Action, Bag, Card, Gem, QueensNecklace};
use tabletop::{Game, Seat};

/// What a player means to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Aim {
    rows: [bool; 4],
    /// The row that gets the Rings.
    rings: Option<Gem>,
    king: Option<Gem>,
    necklace: Option<Gem>,
}

/// Most displays a player thinks about.
const MOST: usize = 24;

/// Everybody's plain display: rows that seem to sell, everything of use with them.
pub fn plain(state: &QueensNecklace) -> [Display; 4] {
    let rivals = Rivals::of_all(state);
    let mut displays = [Display::default(); 4];
    for seat in Seat::all(state.seats()) {
        let hand = state.hand(seat);
        let outlook = rivals[seat.index()].seen_with(hand);
        displays[seat.index()] = shown(hand, plain_aim(state, seat, &outlook));
    }
    displays
}

fn plain_aim(state: &QueensNecklace, seat: Seat, outlook: &Outlook) -> Aim {
    let hand = state.hand(seat);
    let last = state.sales_held() == 2;
    let rows = Gem::ALL.map(|gem| {
        let mine = outlook.mine[gem.index()];
        mine > 0.0 && (last || mine + 1.0 > outlook.rival[gem.index()])
    });
    let mut aim = Aim {
        rows,
        rings: None,
        king: None,
        necklace: None,
    };
    dress(&mut aim, outlook);
    if hand.has(Card::King) {
        aim.king = kings_row(outlook, hand);
        if let Some(gem) = aim.king {
            aim.rows[gem.index()] = true;
        }
    }
    aim
}

/// Rings and the Necklace go where most is to be had.
fn dress(aim: &mut Aim, outlook: &Outlook) {
    let rows = Gem::ALL.into_iter().filter(|gem| aim.rows[gem.index()]);
    let promise = |gem: &Gem| outlook.price[gem.index()] * outlook.sells(*gem);
    let best = rows.max_by(|a, b| promise(a).total_cmp(&promise(b)));
    aim.rings = best;
    aim.necklace = best;
}

/// Where a King hurts: a row of which one has a gem, that a rival will sell dear.
fn kings_row(outlook: &Outlook, hand: Bag) -> Option<Gem> {
    let mine = hand.gems();
    let harm = |gem: &Gem| outlook.price[gem.index()] * (1.0 - 2.0 * outlook.sells(*gem));
    Gem::ALL
        .into_iter()
        .filter(|gem| mine[gem.index()] > 0 && harm(gem) > 15.0)
        .max_by(|a, b| harm(a).total_cmp(&harm(b)))
}

/// An aim as a display of this hand.
fn shown(hand: Bag, aim: Aim) -> Display {
    let mut display = Display::default();
    for gem in Gem::ALL {
        if aim.rows[gem.index()] {
            for &card in gem.cards() {
                display.gems[card.index()] = hand.count(card);
            }
        }
    }
    let rows = Gem::ALL.map(|gem| display.count(gem) > 0);
    let has_row = |gem: Gem| rows[gem.index()];
    if let Some(gem) = aim.rings.filter(|&gem| has_row(gem)) {
        display.rings[gem.index()] = hand.count(Card::Ring);
    }
    let holds = |card: Card, row: Option<Gem>| row.filter(|&gem| hand.has(card) && has_row(gem));
    display.king = holds(Card::King, aim.king);
    display.necklace = holds(Card::Necklace, aim.necklace);
    if rows.contains(&true) {
        display.bankers = hand.count(Card::Banker);
    }
    display
}

/// The plain display, every choice of rows, and the King or the Rings elsewhere.
pub fn worth_a_thought(state: &QueensNecklace, seat: Seat, out: &mut Answers<Action>) {
    let hand = state.hand(seat);
    let outlook = Outlook::of(state, seat);
    let plain = plain_aim(state, seat, &outlook);
    let mut aims = [plain; MOST];
    let mut count = 1;
    let mut add = |aim: Aim| {
        if !aims[..count].contains(&aim) && count < MOST {
            aims[count] = aim;
            count += 1;
        }
    };
    let held = hand.gems();
    for mask in (0..16u8).rev() {
        let rows: [bool; 4] = std::array::from_fn(|at| mask >> at & 1 == 1);
        if rows.iter().zip(held).any(|(&row, gems)| row && gems == 0) {
            continue;
        }
        let mut aim = Aim {
            rows,
            rings: None,
            king: None,
            necklace: None,
        };
        dress(&mut aim, &outlook);
        add(aim);
    }
    if hand.has(Card::King) {
        for gem in Gem::ALL.into_iter().filter(|gem| held[gem.index()] > 0) {
            let mut aim = Aim {
                king: Some(gem),
                ..plain
            };
            aim.rows[gem.index()] = true;
            add(aim);
        }
    }
    if hand.has(Card::Ring) || hand.has(Card::Necklace) {
        for gem in Gem::ALL.into_iter().filter(|gem| plain.rows[gem.index()]) {
            add(Aim {
                rings: Some(gem),
                ..plain
            });
            add(Aim {
                necklace: Some(gem),
                ..plain
            });
        }
    }
    for &aim in &aims[..count] {
        push(state, seat, shown(hand, aim), out);
    }
}

/// The steps from what is chosen already to this display, as near as can be.
fn push(state: &QueensNecklace, seat: Seat, aim: Display, out: &mut Answers<Action>) {
    let hand = state.hand(seat);
    let mut display = state.display(seat);
    let mut legal = out.take_room();
    out.push(std::iter::from_fn(|| {
        if let Some(Action::Seal {}) = legal.last() {
            return None;
        }
        legal.clear();
        display.legal(hand, &mut legal);
        let wished = |action: &Action| match *action {
            Action::Show { card, count } => aim.gems[card.index()] == count,
            Action::Rings { gem, count } => aim.rings[gem.index()] == count,
            Action::King { row } => aim.king == row,
            Action::Necklace { row } => aim.necklace == row,
            Action::Bankers { count } => aim.bankers == count,
            _ => true,
        };
        let step = legal.iter().copied().find(wished).unwrap_or(legal[0]);
        if step != (Action::Seal {}) {
            display.choose(step, hand);
            legal.truncate(1);
            legal[0] = step;
        }
        Some(step)
    }));
    out.give_room(legal);
}
