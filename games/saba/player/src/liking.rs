//! How much each action is liked; by 1 more is e times as likely.

use crate::worth::Worth;
use saba::phase::Phase;
use saba::pieces::Card;
use saba::places::Place;
use saba::reward::reward;
use saba::{Action, Saba, Thousands};
use tabletop::{Game, Seat};

/// What makes an action liked by 1 more, in k.
const SCALE: f32 = 1.2;
/// What a fake put aside is worth for the time it buys.
const TIME: f32 = 4.0;

pub fn likings(state: &Saba, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    let worth = Worth::of(state);
    out.extend(
        actions
            .iter()
            .map(|&action| money(state, seat, &worth, action) / SCALE),
    );
}

/// What an action seems to bring, in k.
fn money(state: &Saba, seat: Seat, worth: &Worth<'_>, action: Action) -> f32 {
    match action {
        Action::Offer { card } => offered(state, seat, worth, card),
        Action::Bid { price } => bid(state, worth, price),
        Action::Pass {} => 0.0,
        Action::Accept {} => match state.phase_now() {
            Phase::Answer { highest, .. } => f32::from(highest.price),
            _ => 0.0,
        },
        Action::NamePrice { price } => named(state, seat, worth, price),
        Action::Keep {} => match state.phase_now() {
            Phase::Bought { card, .. } => worth.kept(card),
            _ => 0.0,
        },
        Action::Place { card, place } => placed(state, card, place),
        Action::Draw {} => 3.0,
        Action::EndTurn {} => 0.0,
        Action::Discard { .. } => TIME,
    }
}

/// SA-A1 What it fetches, beyond what it would bring later.
fn offered(state: &Saba, seat: Seat, worth: &Worth<'_>, card: Card) -> f32 {
    let others = seat.others(state.seats());
    let mut richest = [0; 2];
    for cash in others.map(|other| state.cash_of(other)) {
        if cash > richest[0] {
            richest = [cash, richest[0]];
        } else if cash > richest[1] {
            richest[1] = cash;
        }
    }
    // The second can drive the price only as far as her money goes.
    worth.bought(card).min(f32::from(richest[1]) + 1.0) - worth.kept(card)
}

/// SA-A2 What is left of its worth when the price is paid.
fn bid(state: &Saba, worth: &Worth<'_>, price: Thousands) -> f32 {
    match state.phase_now().on_the_table() {
        // A little less, so that of two prices the lower is liked more.
        Some(card) => worth.bought(card) - 1.02 * f32::from(price),
        None => 0.0,
    }
}

/// SA-A5 The price, if somebody is likely to pay it.
fn named(state: &Saba, seat: Seat, worth: &Worth<'_>, price: Thousands) -> f32 {
    let Some(card) = state.phase_now().on_the_table() else {
        return 0.0;
    };
    let others = seat.others(state.seats());
    let most = others.map(|other| f32::from(state.cash_of(other)).min(worth.bought(card)));
    let most = most.fold(0.0, f32::max);
    match f32::from(price) <= 0.9 * most {
        true => 0.85 * f32::from(price),
        false => 0.2 * f32::from(price),
    }
}

/// SA-R1 to SA-R4 What it earns there.
fn placed(state: &Saba, card: Card, place: Place) -> f32 {
    let earned = f32::from(reward(state.necklace().filled(), place));
    match state.phase_now() {
        Phase::Bought { .. } => 2.0 * earned,
        // Nobody is paid: leave the best places to cards that are.
        Phase::Unsold { .. } => -0.5 * earned,
        _ if card.is_joker() => earned - 3.0,
        _ => earned,
    }
}
