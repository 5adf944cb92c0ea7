//! Reactions among people: a fixed time whatever anybody does, and nothing of it shows.

mod support;

use client::{Chair, Guest};
use protocol::{BotSeat, FromHouse, NewTable, Offer, Pace, TableSettings};
use serde_json::Value;
use server::Settings;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use support::{Opened, open_with, quick, table_with, wish, within};
use tokio::task::JoinHandle;

const WINDOW: Duration = Duration::from_millis(600);
/// Frames leave so soon after the scheduled end.
const LATE: Duration = Duration::from_millis(50);
/// Reactions timed in each class.
const TIMED: usize = 4;

fn settings(window: Duration) -> Settings {
    Settings {
        window,
        slow_window: window,
        ..quick()
    }
}

fn declining(offers: &[Offer]) -> Option<Value> {
    let declines = |offer: &&Offer| offer.action["type"] == "decline";
    offers
        .iter()
        .find(declines)
        .map(|offer| offer.action.clone())
}

/// How somebody answers reactions.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Class {
    AtOnce,
    Late,
    Never,
    /// Not with a no, where there is something else to say.
    Reacts,
}

impl Class {
    fn answer(self, offers: &[Offer], decline: &Value) -> Option<Value> {
        let mut actions = offers.iter().map(|offer| offer.action.clone());
        match self {
            Class::Never => None,
            Class::AtOnce | Class::Late => Some(decline.clone()),
            Class::Reacts => {
                let something = actions.find(|action| action != decline);
                something.or(Some(decline.clone()))
            }
        }
    }
}

/// A game that is watched: whether it is to end, and whether somebody has just said something
/// else than no.
#[derive(Clone, Default)]
struct Watched {
    stop: Arc<AtomicBool>,
    reacted: Arc<AtomicBool>,
}

/// Plays anything, and reactions as her class says.
async fn play(guest: Guest, table: String, class: Class, watched: Watched, seed: usize) {
    let mut chair = Chair::sit(&guest, &table).await.expect("a chair");
    let mut pick = seed;
    let mut number = 0;
    let stops = || watched.stop.load(Ordering::Relaxed);
    while !stops() && !chair.is_over() {
        let reaction = declining(chair.offers());
        let action = match &reaction {
            Some(decline) => class.answer(chair.offers(), decline),
            None => {
                let offers = chair.offers();
                pick = pick.wrapping_mul(31).wrapping_add(7);
                offers
                    .get(pick % offers.len().max(1))
                    .map(|offer| offer.action.clone())
            }
        };
        let Some(action) = action else {
            if tokio::time::timeout(WINDOW * 4, chair.hear())
                .await
                .is_ok_and(|heard| heard.is_err())
            {
                return;
            }
            continue;
        };
        if reaction.is_some() && class == Class::Late {
            tokio::time::sleep(WINDOW * 2 / 3).await;
        }
        number += 1;
        let id = format!("{}-{number}", guest.me.id);
        let ply = chair.brief.as_ref().map(|brief| brief.ply);
        let reacts = reaction.as_ref().is_some_and(|decline| *decline != action);
        chair.submit(&id, vec![action]).await.expect("sent");
        let answer = chair.answer_to(&id).await.expect("answered");
        if reacts && answer.is_ok() {
            watched.reacted.store(true, Ordering::Relaxed);
        }
        // A held answer shows nothing until the time is over.
        while reaction.is_some() && !stops() && chair.brief.as_ref().map(|brief| brief.ply) == ply {
            let heard = tokio::time::timeout(WINDOW * 2, chair.hear()).await;
            if heard.is_ok_and(|heard| heard.is_err()) {
                return;
            }
        }
    }
}

/// How late the machine is by itself at what the house does when a reaction ends: to wake up
/// and to flush a little to the disk.
fn lateness(house: &Opened) -> JoinHandle<Duration> {
    let folder = house.data().with_file_name("");
    tokio::spawn(async move {
        let began = Instant::now();
        tokio::time::sleep(WINDOW).await;
        let flushing = tokio::task::spawn_blocking(move || {
            let mut file = tempfile::tempfile_in(folder)?;
            file.write_all(&[0; 4096])?;
            file.sync_all()
        });
        flushing.await.expect("no panic").expect("written");
        began.elapsed().saturating_sub(WINDOW)
    })
}

/// How long each reaction stayed open, as a spectator saw it, until there are enough; for
/// those who react, only times at which somebody did. Times at which the machine itself was
/// late say nothing about the house.
async fn timed(house: &Opened, class: Class, pace: Pace, seats: u8, bots: u8) -> Vec<Duration> {
    let (mut took, mut busy) = (Vec::new(), 0);
    let enough = |took: &[Duration]| took.len() >= TIMED;
    while !enough(&took) {
        let mut guests = Vec::new();
        for _ in bots..seats {
            guests.push(house.guest().await);
        }
        let with_bots = NewTable {
            bots: (seats - bots..seats).map(random_bot).collect(),
            ways: TableSettings {
                pace,
                ..TableSettings::default()
            },
            ..wish("queens-necklace", seats)
        };
        let everybody: Vec<&Guest> = guests.iter().collect();
        let table = table_with(with_bots, &everybody).await;
        let mut watcher = Chair::sit(&house.guest().await, &table)
            .await
            .expect("a chair");
        let watched = Watched::default();
        let players: Vec<_> = (3..)
            .zip(guests)
            .map(|(seed, guest)| {
                tokio::spawn(play(guest, table.clone(), class, watched.clone(), seed))
            })
            .collect();
        let mut opened: Option<(Instant, JoinHandle<Duration>)> = None;
        let watching = async {
            while !enough(&took) && !watcher.is_over() {
                match watcher.hear().await.expect("heard") {
                    FromHouse::Clocks {
                        window: Some(left), ..
                    } => {
                        assert!(left > 500, "it begins with its whole length: {left}");
                        opened = Some((Instant::now(), lateness(house)));
                    }
                    FromHouse::Moved { .. } => {
                        let Some((then, machine)) = opened.take() else {
                            continue;
                        };
                        let open = then.elapsed();
                        let reacted = watched.reacted.swap(false, Ordering::Relaxed);
                        if machine.await.expect("no panic") > LATE / 2 {
                            busy += 1;
                            assert!(busy < 50, "nothing can be timed on this machine now");
                        } else if reacted || class != Class::Reacts {
                            took.push(open);
                        }
                    }
                    _ => {}
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(120), watching)
            .await
            .expect("reactions are asked for");
        watched.stop.store(true, Ordering::Relaxed);
        for player in players {
            player.abort();
        }
    }
    took
}

fn random_bot(seat: u8) -> BotSeat {
    BotSeat {
        seat: Some(tabletop::Seat(seat)),
        bot: "random".into(),
    }
}

/// Whether every reaction ended when it was to end. A frame that a busy machine delivers late
/// is not the house's doing: then all of it is timed once more.
async fn ends_on_time(house: &Opened, class: Class, pace: Pace, seats: u8, bots: u8) {
    let mut late = Vec::new();
    for _ in 0..2 {
        let took = timed(house, class, pace, seats, bots).await;
        println!("{class:?} with {bots} bots: {took:?}");
        let on_time = |took: &Duration| *took + LATE >= WINDOW && *took <= WINDOW + LATE;
        if took.iter().all(on_time) {
            return;
        }
        late.push(took);
    }
    panic!("{class:?} with {bots} bots: {late:?}");
}

/// The timing class of what was answered cannot be told from when the frames come.
#[tokio::test(flavor = "multi_thread")]
async fn reactions_take_the_same_time_whatever_is_answered() {
    let house = open_with(settings(WINDOW)).await;
    for class in [Class::AtOnce, Class::Late, Class::Never, Class::Reacts] {
        ends_on_time(&house, class, Pace::Free, 3, 0).await;
    }
}

/// Nor at slow tables: whoever holds nothing is not answered for any sooner.
#[tokio::test(flavor = "multi_thread")]
async fn at_slow_tables_reactions_take_the_same_time_too() {
    let house = open_with(settings(WINDOW)).await;
    for class in [Class::AtOnce, Class::Reacts] {
        ends_on_time(&house, class, Pace::Slow { days: 1 }, 3, 0).await;
    }
}

/// One that still thinks declines.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_slow_does_not_hold_up_the_end_of_a_reaction() {
    let house = open_with(Settings {
        bot_pause: WINDOW * 2,
        ..settings(WINDOW)
    })
    .await;
    ends_on_time(&house, Class::AtOnce, Pace::Free, 3, 1).await;
}

/// Plays on until somebody at these chairs may decline; who that is.
async fn until_reaction(chairs: &mut [Chair]) -> Option<usize> {
    let mut pick = 5_usize;
    for number in 0..400 {
        for chair in chairs.iter_mut() {
            let quiet = Duration::from_millis(30);
            while tokio::time::timeout(quiet, chair.hear()).await.is_ok() {}
        }
        if let Some(at) = chairs
            .iter()
            .position(|chair| declining(chair.offers()).is_some())
        {
            return Some(at);
        }
        let asked = chairs.iter_mut().find(|chair| !chair.offers().is_empty());
        // Nobody has heard yet whose turn it is.
        let Some(chair) = asked else { continue };
        pick = pick.wrapping_mul(31).wrapping_add(7);
        let action = chair.offers()[pick % chair.offers().len()].action.clone();
        let id = format!("on-{number}");
        chair.submit(&id, vec![action]).await.expect("sent");
        within(&id, chair.answer_to(&id))
            .await
            .expect("answered")
            .ok();
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_was_acknowledged_counts_after_a_crash() {
    let house = open_with(settings(Duration::from_secs(20))).await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_with(wish("queens-necklace", 2), &[&anna, &bert]).await;
    let mut chairs = [
        Chair::sit(&anna, &table).await.expect("a chair"),
        Chair::sit(&bert, &table).await.expect("a chair"),
    ];
    let at = until_reaction(&mut chairs).await.expect("a reaction");
    let decline = declining(chairs[at].offers()).expect("it may be declined");
    let before = chairs[at].brief.clone();
    chairs[at]
        .submit("held", vec![decline])
        .await
        .expect("sent");
    let answer = within("an answer", chairs[at].answer_to("held")).await;
    assert_eq!(answer, Ok(Ok(())));
    assert_eq!(chairs[at].brief, before, "nothing shows before the end");
    let done = house.store.submissions(&table).await.expect("read");
    assert!(!done.iter().any(|(_, id, _)| id == "held"));
    let house = house
        .reopen_with(settings(Duration::from_millis(200)))
        .await;
    let me = [anna, bert][at].clone();
    let me = Guest {
        house: house.address,
        ..me
    };
    let _chair = Chair::sit(&me, &table).await.expect("a chair");
    let counted = async {
        loop {
            let done = house.store.submissions(&table).await.expect("read");
            if done.iter().any(|(_, id, _)| id == "held") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    within("the answer counts", counted).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_one_person_among_bots_there_is_no_window() {
    let house = open_with(settings(Duration::from_secs(600))).await;
    let anna = house.guest().await;
    let with_bots = NewTable {
        bots: (1..3).map(random_bot).collect(),
        ..wish("queens-necklace", 3)
    };
    let table = table_with(with_bots, &[&anna]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    // Among people a single reaction would take ten minutes.
    within("a whole game", support::play_out(&mut chair, "a", 3)).await;
}
