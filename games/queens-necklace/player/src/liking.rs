//! How much each action is liked; by 1 more is e times as likely.

use crate::outlook::{Outlook, prices};
use crate::worth::worth;
use bots::Answers;
use core::cell::OnceCell;
use queens_necklace::phase::Phase;
use queens_necklace::score::Outcome;
use queens_necklace::{Action, Card, Gem, QueensNecklace};
use tabletop::{Game, Seat};

/// Pounds that make an action liked by 1 more.
pub const POUNDS: f32 = 5.0;
/// What a ducat could buy elsewhere, in pounds.
const DUCAT: f32 = 1.6;
/// What it seems to bring to buy no more, in pounds.
pub const ENOUGH: f32 = -9.0;

pub fn likings(state: &QueensNecklace, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    let mind = Mind::new(state, seat);
    out.extend(actions.iter().map(|&action| mind.pounds(action) / POUNDS));
}

/// What one player thinks about one decision; what few actions ask for is found out when
/// the first of them does.
struct Mind<'a> {
    state: &'a QueensNecklace,
    seat: Seat,
    outlook: OnceCell<Outlook>,
    fashion: OnceCell<Fashion>,
}

/// What she thinks of fashion.
struct Fashion {
    /// All gems that are known.
    known: [f32; 4],
    /// What her sale brings more than those of the others, as fashion is.
    margin: f32,
}

impl<'a> Mind<'a> {
    fn new(state: &'a QueensNecklace, seat: Seat) -> Self {
        Mind {
            state,
            seat,
            outlook: OnceCell::new(),
            fashion: OnceCell::new(),
        }
    }

    fn outlook(&self) -> &Outlook {
        let of = || Outlook::of(self.state, self.seat);
        self.outlook.get_or_init(of)
    }

    /// What an action seems to bring, in pounds.
    fn pounds(&self, action: Action) -> f32 {
        let state = self.state;
        let price = |gem: Gem| self.outlook().price[gem.index()];
        match action {
            Action::Buy { card, price } => bargain(self.outlook(), card, price),
            Action::EndPurchase {} => ENOUGH,
            Action::Courtier {} => 12.0,
            Action::Confessor { target } => 0.5 + 0.2 * f32::from(state.hand_size(target)),
            Action::Thief { target } => theft(state, target),
            Action::Forger { target, gem } => forgery(state, self.outlook(), target, gem),
            Action::Favorite { gem } => self.favour(gem),
            Action::Musketeers {} => 12.0,
            Action::EndInfluence {} => 0.0,
            Action::Discard { card } => -worth(self.outlook(), card),
            Action::ShowHand {} => -2.0,
            Action::Parry {} => -8.0,
            Action::Cardinal {} => -4.0,
            Action::Queen {} => queen(state, self.outlook()),
            Action::Transmute { card, into } => transmuted(state, self.seat, card, into),
            Action::Decline {} => 0.0,
            Action::Show { count, .. } => 8.0 * f32::from(count),
            Action::Rings { gem, count } => 0.3 * price(gem) * f32::from(count),
            Action::King { row } => row.map_or(0.0, |_| -5.0),
            Action::Necklace { row } => row.map_or(0.0, |gem| 0.1 * price(gem)),
            Action::Bankers { count } => 10.0 * f32::from(count),
            Action::Seal {} => 0.0,
        }
    }

    /// QN-I6 What the new fashion would bring more than the old.
    fn favour(&self, gem: Gem) -> f32 {
        let outlook = self.outlook();
        let Fashion { known, margin } = self.fashion.get_or_init(|| Fashion {
            known: self.known(),
            margin: margin_of(outlook),
        });
        let mut fashion = self.state.fashion();
        let place = fashion.iter().position(|&other| other == gem);
        let place = place.expect("every gem has its tile");
        fashion[..=place].rotate_right(1);
        let mut after = *outlook;
        after.price = prices(fashion, known);
        0.6 * (margin_of(&after) - margin) - 7.0
    }

    /// Her gems, and those of the others that all have seen.
    fn known(&self) -> [f32; 4] {
        let mut all = self.outlook().mine;
        for other in self.seat.others(self.state.seats()) {
            for (all, gems) in all.iter_mut().zip(self.state.known(other).gems()) {
                *all += f32::from(gems);
            }
        }
        all
    }
}

/// QN-P1 What a card is worth beyond its price.
#[inline]
pub fn bargain(outlook: &Outlook, card: Card, price: u8) -> f32 {
    worth(outlook, card) - DUCAT * f32::from(price)
}

/// QN-I7 One card at random: a large hand hides better ones.
fn theft(state: &QueensNecklace, target: Seat) -> f32 {
    9.0 + 0.3 * f32::from(state.hand_size(target))
}

/// QN-I5 Worth most where the target leads in what is dear.
fn forgery(state: &QueensNecklace, outlook: &Outlook, target: Seat, gem: Gem) -> f32 {
    let known = state.known(target).gems()[gem.index()];
    if known == 0 {
        return -4.0;
    }
    let contested = 1.0 - (2.0 * outlook.sells(gem) - 1.0).abs();
    2.0 + 0.25 * outlook.price[gem.index()] * contested - 3.0
}

/// What her sale brings more than those of the others.
fn margin_of(outlook: &Outlook) -> f32 {
    let all: f32 = outlook.price.iter().sum();
    2.0 * outlook.hopes() - all + outlook.rings * best(outlook)
}

fn best(outlook: &Outlook) -> f32 {
    let rows = Gem::ALL
        .into_iter()
        .map(|gem| outlook.price[gem.index()] * outlook.sells(gem));
    rows.fold(0.0, f32::max)
}

/// QN-D4 She costs a card; the gem must be worth it.
fn queen(state: &QueensNecklace, outlook: &Outlook) -> f32 {
    let Phase::Queen { slot, .. } = state.phase() else {
        return 0.0;
    };
    match state.offered(slot) {
        Some(card) => worth(outlook, card) - 14.0,
        None => -10.0,
    }
}

/// QN-V5 What the change brings, beyond what the rivals get of it.
fn transmuted(state: &QueensNecklace, seat: Seat, card: Card, into: Gem) -> f32 {
    let margin = |outcome: &Outcome| {
        let mine = f32::from(outcome.earned[seat.index()]);
        let others = seat.others(state.seats());
        let best = others.map(|other| f32::from(outcome.earned[other.index()]));
        mine - best.fold(f32::MIN, f32::max)
    };
    let seats = usize::from(state.seats());
    let before = Outcome::of(state.displays(), state.fashion());
    let mut displays = [Default::default(); 4];
    displays[..seats].copy_from_slice(state.displays());
    displays[seat.index()].transmute(card, into);
    let after = Outcome::of(&displays[..seats], state.fashion());
    margin(&after) - margin(&before) - 4.0
}

/// Answers of a single step, what is liked best first.
pub fn reactions(state: &QueensNecklace, seat: Seat, out: &mut Answers<Action>) {
    let mut legal = out.take_room();
    state.legal_actions(seat, &mut legal);
    let mind = Mind::new(state, seat);
    legal.sort_by(|&a, &b| mind.pounds(b).total_cmp(&mind.pounds(a)));
    // Slots must mean the same for every hand: the plain answer, then the others.
    for &action in legal.iter().take(8) {
        out.push([action]);
    }
    out.give_room(legal);
}
