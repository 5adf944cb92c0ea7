//! How long somebody waits for a computer player while another guest keeps all of them busy.

mod support;

use client::{Chair, Guest};
use protocol::{FromHouse, NewTable};
use server::Settings;
use std::time::{Duration, Instant};
use support::{open_with, quick, within};

/// As many tables as one guest may have.
const TABLES: usize = 40;
/// How many answers are waited for.
const ANSWERS: usize = 12;

async fn sit_with(guest: &Guest, seats: u8, level: Option<&str>) -> Chair {
    let wish = NewTable {
        game: "queens-necklace".into(),
        seats: Some(seats),
        play_now: true,
        level: level.map(str::to_owned),
        ..NewTable::default()
    };
    let table = guest.lay(&wish).await.expect("a table").id;
    Chair::sit(guest, &table).await.expect("a chair")
}

/// Does the first thing there is to do, if she is asked.
async fn act(chair: &mut Chair, number: usize) {
    let Some(offer) = chair.offers().first() else {
        return;
    };
    let (id, action) = (format!("act-{number}"), offer.action.clone());
    chair.submit(&id, vec![action]).await.expect("sent");
    let _ = chair.answer_to(&id).await.expect("answered");
}

/// Keeps the computer players of a table at work until it is over.
async fn keep_busy(mut chair: Chair) {
    for number in 0.. {
        act(&mut chair, number).await;
        if chair.is_over() {
            return;
        }
        if chair.offers().is_empty() && chair.hear().await.is_err() {
            return;
        }
    }
}

/// How long one waits for each answer of the computer players at a table of the usual level, the
/// longest last.
async fn waits(guest: &Guest) -> Vec<Duration> {
    let mut chair = sit_with(guest, 4, None).await;
    let mut waits = Vec::new();
    for number in 0.. {
        act(&mut chair, number).await;
        if waits.len() >= ANSWERS || chair.is_over() {
            break;
        }
        let since = Instant::now();
        while chair.offers().is_empty() {
            let heard = within("an answer", chair.hear()).await.expect("an answer");
            if matches!(heard, FromHouse::Moved { .. }) {
                waits.push(since.elapsed());
                break;
            }
        }
    }
    waits.sort();
    waits
}

/// Hosts are served in turn: whoever comes waits for the decision that is being thought about,
/// not for those that were asked before.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_the_computers_of_a_guest_with_forty_tables() {
    let thinks = Settings::default().bot_thinks;
    let house = open_with(Settings {
        // One person could have the others watched by friends.
        sockets_per_guest: TABLES as u32,
        ..quick()
    })
    .await;
    let (anna, mallory) = (house.guest().await, house.guest().await);
    let alone = waits(&anna).await;
    for _ in 0..TABLES {
        let chair = sit_with(&mallory, 4, Some("master")).await;
        tokio::spawn(keep_busy(chair));
    }
    tokio::time::sleep(thinks).await;
    let beside = waits(&anna).await;
    for (what, waits) in [("alone", &alone), ("beside 40 master tables", &beside)] {
        let (median, longest) = (waits[waits.len() / 2], waits[waits.len() - 1]);
        println!(
            "{what}: median {median:.2?}, longest {longest:.2?}, {} answers",
            waits.len()
        );
    }
    // Were everybody served in the order of asking, each answer would wait for those of forty tables.
    let (median, longest) = (beside[beside.len() / 2], beside[beside.len() - 1]);
    assert!(
        median < Duration::from_millis(500),
        "{median:?} for one answer"
    );
    assert!(longest < 2 * thinks, "{longest:?} for one answer");
}
