//! What a viewer may not know is not in the bytes she is sent.
//!
//! Two matches are prepared that she cannot tell apart although hands, hidden picks and
//! sealed answers differ. Both are played over real sockets, and every byte that reaches
//! her is compared. Ids, names and the commitment are the same in both by construction.

#[path = "leaks/twins.rs"]
mod twins;

mod support;

use catalogue::Luck;
use client::{Chair, Guest};
use protocol::{FromClient, FromHouse, VERSION};
use serde_json::json;
use server::Settings;
use std::sync::Arc;
use support::{open_with, quick, table_of, within};
use tabletop::{Seat, Viewer};
use twins::{Dice, Step, Twin, dealt, played};

const NAMES: [&str; 4] = ["Anna", "Bert", "Cleo", "Dora"];

/// A house in which everything but the told picks is always the same.
fn settings(twin: &Twin) -> Settings {
    let picks = twin.picks.clone();
    Settings {
        secrets: Arc::new(|| [7; 32]),
        table_ids: Arc::new(|| "alwaysthesame".into()),
        luck: Arc::new(move |_, _| Luck::Told(picks.clone())),
        ..quick()
    }
}

/// Every frame that reaches `viewer` while the steps of match `which` are played.
async fn overheard(
    game: &str,
    seats: u8,
    viewer: Viewer,
    twin: &Twin,
    steps: &[Step],
    which: usize,
) -> Vec<String> {
    let house = open_with(settings(twin)).await;
    let mut guests: Vec<Guest> = Vec::new();
    for name in NAMES.iter().take(usize::from(seats)) {
        let guest = house.guest().await;
        guest
            .post("/api/me", &json!({ "name": name }))
            .await
            .expect("renamed");
        guests.push(guest);
    }
    let watcher = house.guest().await;
    let everybody: Vec<&Guest> = guests.iter().collect();
    let table = table_of(game, &everybody).await;
    let eyes = match viewer.seat() {
        Some(seat) => &guests[seat.index()],
        None => &watcher,
    };
    let mut watching = Chair::connect(eyes, &table).await.expect("a chair");
    watching.frames = Some(Vec::new());
    let hello = FromClient::Hello {
        v: VERSION,
        seen: 0,
    };
    watching.send(&hello).await.expect("sent");
    within("the welcome", watching.hear())
        .await
        .expect("welcome");
    let mut chairs: Vec<Option<Chair>> = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        if viewer == Viewer::at(Seat(seat as u8)) {
            chairs.push(None);
            continue;
        }
        chairs.push(Some(Chair::sit(guest, &table).await.expect("a chair")));
        within("somebody came", watching.hear())
            .await
            .expect("table");
    }
    for (number, step) in steps.iter().enumerate() {
        let id = format!("step-{number}");
        let chair = match &mut chairs[step.seat.index()] {
            Some(chair) => chair,
            None => &mut watching,
        };
        let ply = chair.brief.as_ref().expect("it began").ply;
        let submit = FromClient::Submit {
            v: VERSION,
            id: id.clone(),
            ply,
            steps: vec![step.actions[which].clone()],
        };
        chair.send(&submit).await.expect("sent");
        let answer = within(&id, chair.answer_to(&id)).await.expect("answered");
        assert_eq!(answer, Ok(()), "{id}: {}", step.actions[which]);
        if step.noticed && Viewer::at(step.seat) != viewer {
            within(&id, watching.hear()).await.expect("moved");
        }
        for chair in chairs.iter_mut().flatten() {
            catch_up(chair).await;
        }
    }
    catch_up(&mut watching).await;
    watching.frames.take().expect("they were kept")
}

/// Hears whatever was sent before a beat comes back. Twice, since a beat may overtake
/// what the table is just sending.
async fn catch_up(chair: &mut Chair) {
    for _ in 0..2 {
        chair
            .send(&FromClient::Beat { v: VERSION })
            .await
            .expect("sent");
        while !matches!(
            within("a beat", chair.hear())
                .await
                .expect("the house goes on"),
            FromHouse::Beat { .. }
        ) {}
    }
}

async fn nothing_leaks(game: &'static str, seats: u8, viewer: Viewer, most: usize, seed: u64) {
    let mut dice = Dice(seed);
    let mut twins = dealt(game, seats, viewer, &mut dice);
    let steps = played(&mut twins, viewer, most, &mut dice);
    let hidden = twins[0].truth() != twins[1].truth();
    let secret = steps
        .iter()
        .filter(|step| step.actions[0] != step.actions[1])
        .count();
    assert!(
        steps.len() >= most.min(4),
        "{game}: {} decisions",
        steps.len()
    );
    assert!(hidden || secret > 0, "{game}: something differs");
    let one = overheard(game, seats, viewer, &twins[0], &steps, 0).await;
    let two = overheard(game, seats, viewer, &twins[1], &steps, 1).await;
    let noticed = steps.iter().filter(|step| step.noticed).count();
    let own = steps
        .iter()
        .filter(|step| Viewer::at(step.seat) == viewer)
        .count();
    let rivals = usize::from(seats) - usize::from(viewer.seat().is_some());
    println!(
        "{game} for {seats}, {viewer:?}: {} decisions, {noticed} noticed, {secret} different in \
         secret, {} frames, {} bytes alike",
        steps.len(),
        one.len(),
        one.iter().map(String::len).sum::<usize>()
    );
    for (number, (one, two)) in one.iter().zip(&two).enumerate() {
        assert_eq!(one, two, "{game}: frame {number} gives something away");
    }
    // A welcome, one frame for each who came, one for each decision she could notice, an
    // ack for each of her own, two beats: nothing else, however much went on in secret.
    let due = 1 + rivals + noticed + own + 2;
    assert_eq!([one.len(), two.len()], [due; 2], "{game}: a frame too many");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_unseen_at_kuhn_poker_is_not_in_the_bytes() {
    nothing_leaks("kuhn", 2, Viewer::at(Seat(0)), 1, 11).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sealed_bids_and_commissions_are_not_in_the_bytes() {
    for seed in 1..=4 {
        nothing_leaks("sealed-bid", 3, Viewer::at(Seat(0)), 12, seed).await;
        nothing_leaks("sealed-bid", 2, Viewer::Spectator {}, 8, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_cards_at_queens_necklace_are_not_in_the_bytes() {
    for seed in 1..=3 {
        nothing_leaks("queens-necklace", 2, Viewer::at(Seat(0)), 30, seed).await;
        nothing_leaks("queens-necklace", 3, Viewer::at(Seat(1)), 30, seed).await;
        nothing_leaks("queens-necklace", 4, Viewer::Spectator {}, 30, seed).await;
    }
}
