//! What every game must obey.

use laws::LawLuck;
use queens_necklace::arrange::{Hidden, HiddenPhase};
use queens_necklace::display::Display;
use queens_necklace::phase::Change;
use queens_necklace::phase::influence::KINDS;
use queens_necklace::{Action, Bag, Card, Gem, Options, QueensNecklace};
use tabletop::{Chance, Game, Seat, Viewer};

#[test]
fn the_laws_hold() {
    laws::hold_for::<QueensNecklace>();
}

#[test]
fn secrets_are_kept() {
    laws::keeps_secrets::<QueensNecklace>(scramble);
}

static_assertions::assert_not_impl_any!(QueensNecklace: serde::Serialize);

/// Everything `viewer` was never shown becomes something else: unknown cards change places
/// with each other and with the deck, Merchants move inside their ranges, sealed displays
/// and answers of rivals are others.
fn scramble(state: &QueensNecklace, viewer: Viewer, luck: &mut LawLuck) -> QueensNecklace {
    let seats = state.seats();
    let rivals: Vec<Seat> = Seat::all(seats)
        .filter(|&seat| viewer.seat() != Some(seat))
        .collect();
    let mut hidden = state.hidden();
    scramble_hands(&mut hidden, &rivals, luck);
    scramble_merchants(state, &mut hidden, seats, luck);
    if rivals.contains(&hidden.current) {
        let hand = hidden.hands[hidden.current.index()];
        hidden.playable = KINDS.map(|card| luck.pick(u32::from(hand.count(card)) + 1) as u8);
    }
    match hidden.phase {
        HiddenPhase::Sale { asked, sealed } => {
            for &seat in rivals.iter().filter(|&&seat| asked.contains(seat)) {
                let hand = hidden.hands[seat.index()];
                hidden.displays[seat.index()] = any_display(hand, sealed.contains(seat), luck);
            }
        }
        HiddenPhase::Queen { answered, taker } if taker != viewer.seat() || taker.is_none() => {
            let could = rivals.iter().copied().find(|&seat| {
                answered.contains(seat) && hidden.hands[seat.index()].has(Card::Queen)
            });
            let taker = could.filter(|_| luck.pick(2) == 0);
            hidden.phase = HiddenPhase::Queen { answered, taker };
        }
        HiddenPhase::Alchemist { answered, change }
            if change.is_none_or(|change| Some(change.seat) != viewer.seat()) =>
        {
            let could = rivals.iter().copied().find(|&seat| {
                answered.contains(seat) && hidden.hands[seat.index()].has(Card::Alchemist)
            });
            let change = could.and_then(|seat| any_change(&hidden, seat, luck));
            hidden.phase = HiddenPhase::Alchemist { answered, change };
        }
        HiddenPhase::Queen { .. } | HiddenPhase::Alchemist { .. } | HiddenPhase::Open => {}
    }
    state.with_hidden(hidden)
}

/// Neither stays hidden in a hand: an Astrologer is discarded, the Necklace is worn.
fn may_hide(card: Card) -> bool {
    !matches!(card, Card::Astrologer | Card::Necklace)
}

fn scramble_hands(hidden: &mut Hidden, rivals: &[Seat], luck: &mut LawLuck) {
    let mut pool: Vec<Card> = hidden
        .undrawn
        .cards()
        .filter(|&card| may_hide(card))
        .collect();
    let stays: Vec<Card> = hidden
        .undrawn
        .cards()
        .filter(|&card| !may_hide(card))
        .collect();
    let unseen =
        |hidden: &Hidden, seat: &Seat| hidden.hands[seat.index()].minus(hidden.known[seat.index()]);
    for seat in rivals {
        pool.extend(unseen(hidden, seat).cards());
    }
    luck.shuffle(&mut pool);
    for seat in rivals {
        let count = unseen(hidden, seat).len() as usize;
        let dealt: Bag = pool.drain(..count).collect();
        hidden.hands[seat.index()] = hidden.known[seat.index()].plus(dealt);
    }
    hidden.undrawn = pool.into_iter().chain(stays).collect();
}

fn scramble_merchants(state: &QueensNecklace, hidden: &mut Hidden, seats: u8, luck: &mut LawLuck) {
    let options: Options = state
        .view(Viewer::Spectator {}, &Default::default())
        .options;
    let ranges = options.merchant_places(seats);
    for (place, (first, last)) in hidden.merchants.iter_mut().zip(ranges) {
        if *place > hidden.drawn {
            let first = first.max(hidden.drawn + 1);
            *place = first + luck.pick(u32::from(last - first) + 1) as u8;
        }
    }
}

/// A display in the making, finished if it is sealed.
fn any_display(hand: Bag, sealed: bool, luck: &mut LawLuck) -> Display {
    let mut display = Display::begin(hand);
    loop {
        let mut steps = Vec::new();
        display.legal(hand, &mut steps);
        let step = steps[luck.pick(steps.len() as u32) as usize];
        if step == (Action::Seal {}) || (!sealed && luck.pick(4) == 0) {
            return display;
        }
        display.choose(step, hand);
    }
}

fn any_change(hidden: &Hidden, seat: Seat, luck: &mut LawLuck) -> Option<Change> {
    let shown = hidden.displays[seat.index()].cards();
    let card = shown
        .kinds()
        .find(|&card| card.index() < Card::Amber.index())?;
    let into = [Gem::Ruby, Gem::Emerald, Gem::Diamond]
        .into_iter()
        .find(|&gem| card.gem() != Some(gem))?;
    (luck.pick(2) == 0).then_some(Change { seat, card, into })
}
