//! Law 6: sealed answers in any order give the same state.

use crate::undoing::{RESTORES, same_table, still_open};
use crate::walk::{Position, submit};
use crate::{Broken, Holds, Law, LawLuck, broken};
use tabletop::{Chance, Game, Heard, Match, Seat, Turn, Viewer, luck};

/// Whatever order the answers and their private steps come in, the result is the same.
pub const ANY_ORDER: &str = "6: sealed answers in any order give the same state";

/// Law 6.
pub fn sealing<G: Game>() -> Law<'static, G> {
    Law::new().at_each_moment(look)
}

/// One private step.
type Private<G> = (Seat, <G as Game>::Action);

fn look<G: Game>(moment: &Position<'_, G>, luck: &mut LawLuck) -> Holds {
    let Turn::Sealed { asked, owed } = moment.play.state().turn() else {
        return Ok(());
    };
    let fresh_luckily = asked == owed && luck.pick(4) == 0;
    if owed.len() < 2 || !(moment.closely || fresh_luckily) {
        return Ok(());
    }
    let cards = luck::Seed::from_number(u64::from(luck.word())).stream();
    let (one_by_one, steps) = answer_in_turn(moment.play, &cards, luck)?;
    let mixed = interleaved(&steps, luck);
    let together = replay_steps(moment.play, &mixed, &cards)?;
    let told = |play: &Match<G>, viewer| events_since(moment.play, play, viewer);
    let orders = || format!("{} or {}", notation::<G>(&steps), notation::<G>(&mixed));
    if let Err(difference) = same_table_for_players(&one_by_one, &together) {
        return broken(ANY_ORDER, format!("{}: {difference}", orders()));
    }
    for viewer in players(moment.play) {
        let (a, b) = (told(&one_by_one, viewer), told(&together, viewer));
        if a != b {
            let detail = format!("{}: {viewer:?} heard {a:?} or {b:?}", orders());
            return broken(ANY_ORDER, detail);
        }
    }
    take_back_alone(moment.play, &steps, &cards)
}

/// Seat after seat answers in full.
fn answer_in_turn<G: Game>(
    play: &Match<G>,
    cards: &LawLuck,
    luck: &mut LawLuck,
) -> Result<(Match<G>, Vec<Private<G>>), Broken> {
    let (mut play, mut cards) = (play.clone(), cards.clone());
    let mut steps = Vec::new();
    for _ in 0..G::LONGEST {
        let before = *play.state();
        let Some(seat) = before.turn().owed().iter().next() else {
            return broken(ANY_ORDER, "a sealed question owed by nobody");
        };
        let mut actions = Vec::new();
        before.legal_actions(seat, &mut actions);
        if actions.is_empty() {
            return broken(
                crate::CAN_ACT,
                format!("seat {seat} owes an answer and has none"),
            );
        }
        let action = actions[luck.pick(actions.len() as u32) as usize];
        submit(&mut play, seat, action, &mut cards);
        steps.push((seat, action));
        if !still_open(&before, play.state()) {
            return Ok((play, steps));
        }
        let last = play.rows().last().expect("a row was just written");
        if !last.picks.is_empty() {
            let detail = format!("seat {seat} `{action}` drew luck before all had answered");
            return broken(ANY_ORDER, detail);
        }
    }
    broken(crate::ENDS, "the answers to a sealed question never end")
}

/// The same steps, those of each seat in their own order, mixed with the others'.
fn interleaved<A: Copy>(steps: &[(Seat, A)], luck: &mut LawLuck) -> Vec<(Seat, A)> {
    let mut left = steps.to_vec();
    let mut mixed = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let (seat, _) = left[luck.pick(left.len() as u32) as usize];
        let first = left.iter().position(|step| step.0 == seat);
        mixed.push(left.remove(first.expect("it was just seen there")));
    }
    mixed
}

fn replay_steps<G: Game>(
    play: &Match<G>,
    steps: &[Private<G>],
    cards: &LawLuck,
) -> Result<Match<G>, Broken> {
    let (mut play, mut cards) = (play.clone(), cards.clone());
    for (at, &(seat, action)) in steps.iter().enumerate() {
        let mut actions = Vec::new();
        play.state().legal_actions(seat, &mut actions);
        if !actions.contains(&action) {
            let order = notation::<G>(&steps[..=at]);
            return broken(
                ANY_ORDER,
                format!("the last of {order} is no longer allowed"),
            );
        }
        submit(&mut play, seat, action, &mut cards);
    }
    Ok(play)
}

/// One seat's first step, another's first step, then the first is taken back: as if it
/// had never been taken.
fn take_back_alone<G: Game>(play: &Match<G>, steps: &[Private<G>], cards: &LawLuck) -> Holds {
    let (taker, regretted) = steps[0];
    let Some(&(other, kept)) = steps.iter().find(|step| step.0 != taker) else {
        return Ok(());
    };
    let alone = replay_steps(play, &[(other, kept)], cards)?;
    let mut both = replay_steps(play, &[(taker, regretted), (other, kept)], cards)?;
    if !still_open(play.state(), both.state()) || both.take_back(taker).is_err() {
        return Ok(());
    }
    same_table(&alone, &both).or_else(|difference| {
        let detail = format!("seat {taker} `{regretted}`, then seat {other} `{kept}`, then the first taken back: {difference}");
        broken(RESTORES, detail)
    })
}

fn players<G: Game>(play: &Match<G>) -> impl Iterator<Item = Viewer> {
    Viewer::all(play.seats()).filter(|viewer| *viewer != Viewer::Open {})
}

/// The house hears steps in the order they come; all others must find the same table.
fn same_table_for_players<G: Game>(one: &Match<G>, other: &Match<G>) -> Result<(), String> {
    if one.state() != other.state() {
        let (one, other) = (one.state(), other.state());
        return Err(format!("\n  {one:?}\n  or\n  {other:?}"));
    }
    for viewer in players(one) {
        let (one, other) = (one.briefing(viewer).view, other.briefing(viewer).view);
        if one != other {
            return Err(format!("{viewer:?} sees\n  {one:?}\n  or\n  {other:?}"));
        }
    }
    Ok(())
}

/// What a viewer heard meanwhile, whatever the order.
fn events_since<G: Game>(before: &Match<G>, after: &Match<G>, viewer: Viewer) -> Vec<String> {
    let seen = before.heard(viewer, 0).len() as u32;
    let mut events: Vec<String> = after
        .heard(viewer, seen)
        .into_iter()
        .map(|(_, heard)| match heard {
            Heard::Event { event } => format!("{event:?}"),
            Heard::TakenBack { .. } | Heard::Rewound { .. } => "undone".into(),
        })
        .collect();
    events.sort();
    events
}

fn notation<G: Game>(steps: &[Private<G>]) -> String {
    let step = |(seat, action): &Private<G>| format!("{seat} {action}");
    steps.iter().map(step).collect::<Vec<_>>().join(", ")
}
