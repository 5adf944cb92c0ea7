//! Belief is exact: what a viewer imagines is distributed as all the luck that fits what
//! she heard, and never contradicts it.
//!
//! A real game is steered to its last cards, so that only a handful lie hidden. From
//! there a theft, a Confessor, a Forger and an Astrologer's draw go unseen or half seen;
//! every hidden deal and every outcome of luck is tried with the same public actions, and
//! those where the viewer hears the same count by how likely their luck is.

#[path = "support/late.rs"]
mod late;
#[path = "support/odometer.rs"]
mod odometer;

use late::{Late, late_game};
use odometer::Odometer;
use queens_necklace::arrange::*;
use queens_necklace::memory::Memory;
use queens_necklace::phase::influence::KINDS;
use queens_necklace::view::Stage;
use queens_necklace::{Action, Bag, Card, Event, QueensNecklace};
use std::collections::HashMap;
use tabletop::luck::Seed;
use tabletop::{Chance, Dealer, Game, Match, Seat, SeatSet, Sees, Viewer};

/// Listens as one viewer does.
struct Listening<'a> {
    luck: &'a mut Odometer,
    me: Viewer,
    heard: Vec<Event>,
}

impl Chance for Listening<'_> {
    fn pick(&mut self, options: u32) -> u32 {
        self.luck.pick(options)
    }
}

impl Dealer<Event> for Listening<'_> {
    fn announce(&mut self, event: impl FnOnce() -> Event) {
        self.heard.push(event());
    }
    fn reveal(&mut self, event: impl FnOnce() -> Event) {
        self.heard.push(event());
    }
    fn whisper(&mut self, insiders: SeatSet, event: impl Fn(Sees) -> Event) {
        let inside = self.me.seat().is_some_and(|me| insiders.contains(me));
        self.heard.push(event(if inside {
            Sees::Everything
        } else {
            Sees::Outside
        }));
    }
    fn tell(&mut self, only: SeatSet, event: impl FnOnce() -> Event) {
        if self.me.seat().is_some_and(|me| only.contains(me)) {
            self.heard.push(event());
        }
    }
}

/// Hands, and (QN-I2) what the current player may still play of influence.
type Hands = ([Bag; 4], [u8; 6]);
/// Every state that could be, by its hands and deck, with its weight.
type Could = HashMap<(Hands, Bag), (QueensNecklace, f64)>;

fn hands(state: &QueensNecklace) -> Hands {
    let hidden = state.hidden();
    let influence = matches!(
        state.view(Viewer::Spectator {}, &Memory::default()).stage,
        Stage::Influence { .. } | Stage::Obey { .. }
    );
    let playable = if influence { hidden.playable } else { [0; 6] };
    (hidden.hands, playable)
}

/// Every hidden deal of the cards `me` cannot place, and in how many ways it comes about.
fn deals(state: &QueensNecklace, me: Viewer) -> Vec<(QueensNecklace, f64)> {
    let hidden = state.hidden();
    let rivals: Vec<Seat> = Seat::all(state.seats())
        .filter(|&seat| me.seat() != Some(seat))
        .collect();
    let unseen = |seat: Seat| hidden.hands[seat.index()].minus(hidden.known[seat.index()]);
    let mut pool = hidden.undrawn;
    for &seat in &rivals {
        pool = pool.plus(unseen(seat));
    }
    let mut deals = vec![(hidden.hands, 1.0, pool)];
    for &seat in &rivals {
        let mut next = Vec::new();
        for &(hands, ways, rest) in &deals {
            for (dealt, more, rest) in choices(rest, unseen(seat).len()) {
                let mut hands: [Bag; 4] = hands;
                hands[seat.index()] = hidden.known[seat.index()].plus(dealt);
                next.push((hands, ways * more, rest));
            }
        }
        deals = next;
    }
    let state_of = |(hands, ways, undrawn): ([Bag; 4], f64, Bag)| {
        let current = hands[hidden.current.index()];
        let other = Hidden {
            hands,
            undrawn,
            playable: KINDS.map(|card| current.count(card)),
            ..hidden
        };
        (state.with_hidden(other), ways)
    };
    deals.into_iter().map(state_of).collect()
}

/// Every choice of so many cards (never an Astrologer), with its number of ways and the
/// rest.
fn choices(pool: Bag, size: u32) -> Vec<(Bag, f64, Bag)> {
    let kinds: Vec<Card> = pool
        .kinds()
        .filter(|&card| card != Card::Astrologer)
        .collect();
    let mut chosen = vec![(Bag::EMPTY, 1.0)];
    for card in kinds {
        let mut next = Vec::new();
        for &(bag, ways) in &chosen {
            let mut ways: f64 = ways;
            let mut bag: Bag = bag;
            for count in 0..=pool.count(card) {
                if bag.len() <= size {
                    next.push((bag, ways));
                }
                // One more of it: n choose k + 1 from n choose k.
                ways *= f64::from(pool.count(card) - count) / f64::from(count + 1);
                bag.add(card);
            }
        }
        chosen = next;
    }
    chosen.retain(|(bag, _)| bag.len() == size);
    let whole = |(bag, ways): (Bag, f64)| (bag, ways, pool.minus(bag));
    chosen.into_iter().map(whole).collect()
}

/// How likely the hidden hands are after all that `me` heard since the start.
fn exact(late: &Late, me: Viewer) -> HashMap<Hands, f64> {
    let mut could = Could::new();
    for (state, ways) in deals(late.start.state(), me) {
        could.insert((hands(&state), state.hidden().undrawn), (state, ways));
    }
    for (act, &(seat, action)) in late.acts.iter().enumerate() {
        let row = late.start.rows().len() + act;
        let told = late.end.told_in(row as u32);
        let heard = told.filter_map(|told| told.heard_by(me)).cloned();
        could = after(could, seat, action, me, &heard.collect::<Vec<_>>());
    }
    let all: f64 = could.values().map(|(_, ways)| ways).sum();
    let mut likely: HashMap<Hands, f64> = HashMap::new();
    for ((hands, _), (_, ways)) in could {
        *likely.entry(hands).or_default() += ways / all;
    }
    likely
}

/// The states left when `seat` does this and `me` hears just that.
fn after(could: Could, seat: Seat, action: Action, me: Viewer, heard: &[Event]) -> Could {
    let mut next = Could::new();
    let mut legal = Vec::new();
    for (state, ways) in could.into_values() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        if !legal.contains(&action) {
            continue;
        }
        let mut luck = Odometer::default();
        loop {
            let mut state = state;
            let mut listening = Listening {
                luck: &mut luck,
                me,
                heard: Vec::new(),
            };
            state.apply(seat, action, &mut listening);
            if listening.heard == heard {
                let likely = ways * luck.chance();
                let key = (hands(&state), state.hidden().undrawn);
                next.entry(key).or_insert((state, 0.0)).1 += likely;
            }
            if !luck.advance() {
                break;
            }
        }
    }
    assert!(!next.is_empty(), "what happened was possible");
    next
}

const SAMPLES: u32 = 100_000;

/// Imagines many states and compares. The bound is five standard deviations of
/// chi-square, `f + 5 sqrt(2 f)` with f degrees of freedom; cells that expect fewer than
/// five are one. The seed is fixed: the test cannot flake.
fn imagines_exactly(late: &Late, me: Viewer) {
    let exact = exact(late, me);
    let view = late.end.briefing(me).view;
    let belief = QueensNecklace::belief(&view);
    let mut luck = Seed::from_number(1).stream();
    let mut counts: HashMap<Hands, u32> = HashMap::new();
    for _ in 0..SAMPLES {
        let imagined = QueensNecklace::imagine(&belief, &mut luck);
        *counts.entry(hands(&imagined)).or_default() += 1;
    }
    for hands in counts.keys() {
        assert!(exact.contains_key(hands), "{hands:?} could not be");
    }
    let real = hands(late.end.state());
    assert!(exact.contains_key(&real), "what is could be");
    let (mut square, mut cells) = (0.0, 0);
    let (mut few, mut few_found) = (0.0, 0.0);
    for (hands, likely) in &exact {
        let expected = likely * f64::from(SAMPLES);
        let found = f64::from(counts.get(hands).copied().unwrap_or(0));
        if expected < 5.0 {
            few += expected;
            few_found += found;
        } else {
            square += (found - expected).powi(2) / expected;
            cells += 1;
        }
    }
    if few >= 5.0 {
        square += (few_found - few).powi(2) / few;
        cells += 1;
    }
    let freedom = f64::from(cells - 1);
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt();
    eprintln!(
        "{} cells, {cells} counted: {square:.1} of {bound:.1}",
        exact.len()
    );
    assert!(cells > 10, "only {cells} cells: too little is hidden");
    assert!(square < bound, "chi-square {square:.1}, bound {bound:.1}");
}

/// Bert robs Cleo unseen, then Anna's Confessor sees Cleo's hand.
#[test]
fn a_theft_then_a_confessor() {
    let late = late_game(3, &[(BERT, "thief 2"), (ANNA, "confessor 2")]);
    imagines_exactly(&late, Viewer::at(ANNA));
}

/// The same for Bert, who saw what he took and not what Anna saw.
#[test]
fn the_thief_knows_what_he_took() {
    let late = late_game(3, &[(BERT, "thief 2"), (ANNA, "confessor 2")]);
    imagines_exactly(&late, Viewer::at(BERT));
}

/// Anna's Confessor sees Cleo's hand, then Bert robs her of one of those cards.
#[test]
fn a_confessor_then_a_theft() {
    let late = late_game(3, &[(ANNA, "confessor 2"), (BERT, "thief 2")]);
    imagines_exactly(&late, Viewer::at(ANNA));
}

/// Cleo's Forger finds out Bert, after he robbed her.
#[test]
fn a_theft_then_a_forger() {
    let late = late_game(3, &[(BERT, "thief 2"), (CLEO, "forger 1 ruby")]);
    imagines_exactly(&late, Viewer::at(ANNA));
}

/// An Astrologer's draw between a theft and a Confessor.
#[test]
fn an_unseen_draw_between_a_theft_and_a_confessor() {
    let late = late_game(
        3,
        &[
            (BERT, "thief 2"),
            (BERT, "buy astrologer"),
            (ANNA, "confessor 2"),
        ],
    );
    imagines_exactly(&late, Viewer::at(ANNA));
}

/// A spectator, who knows no hand at all.
#[test]
fn a_spectator_of_a_theft_and_a_forger() {
    let late = late_game(2, &[(BERT, "thief 0"), (ANNA, "forger 1 amber")]);
    imagines_exactly(&late, Viewer::Spectator {});
}

/// Over random games no imagined state contradicts the view it was imagined from.
#[test]
fn no_imagined_state_contradicts_its_view() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut luck = Seed::from_number(seed).stream();
        let mut whims = Seed::from_number(!seed).stream();
        let mut play: Match<QueensNecklace> =
            Match::start(Default::default(), seats, &mut luck).expect("they can play");
        while let Some(seat) = play.state().turn().owed().iter().next() {
            let viewer = Viewer::at(seat);
            let briefing = play.briefing(viewer);
            let belief = QueensNecklace::belief(&briefing.view);
            let imagined = QueensNecklace::imagine(&belief, &mut whims);
            let seen = imagined.view(viewer, play.memory(viewer));
            assert_eq!(seen, briefing.view);
            let at = whims.pick(briefing.actions.len() as u32) as usize;
            play.submit(briefing.ply, seat, &[briefing.actions[at]], &mut luck)
                .expect("what was legal is taken");
        }
    }
}
