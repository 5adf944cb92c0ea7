//! Several nodes of one house, in one process: whoever sits where, everybody sees the same.

mod support;

use bus::Hub;
use catalogue::Luck;
use client::{Chair, Guest};
use protocol::{FromHouse, Pace, Reason, TableInfo, TableSettings};
use serde_json::{Value, json};
use server::Settings;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use store::{Sqlite, Store};
use support::{Opened, join_on, play_out, quick, table_with, wish, within};

/// Nodes that share a data file; those on the same hub hear of each other.
async fn nodes<const N: usize>(hubs: [&Hub; N], settings: &Settings) -> [Opened; N] {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.db");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).await.expect("a data file"));
    let mut folders = vec![folder];
    folders.resize_with(N, || tempfile::tempdir().expect("a folder"));
    let mut opened = Vec::new();
    for (hub, folder) in hubs.iter().zip(folders) {
        let bus = Arc::new(hub.join());
        opened.push(join_on(store.clone(), bus, folder, settings.clone()).await);
    }
    opened.try_into().unwrap_or_else(|_| panic!("all of them"))
}

/// The same guest, at another node.
fn at(guest: &Guest, node: &Opened) -> Guest {
    let mut guest = guest.clone();
    guest.house = node.address;
    guest
}

async fn done(guest: &Guest, path: &str, body: Value) {
    let answer = guest.post(path, &body).await.expect("an answer");
    assert_eq!(answer.status, 200, "{path}: {:?}", answer.refused());
}

async fn hears(chair: &mut Chair, what: &str, is: impl Fn(&Chair, &FromHouse) -> bool) {
    within(what, async {
        loop {
            let frame = chair.hear().await.expect("heard");
            if is(chair, &frame) {
                return;
            }
        }
    })
    .await;
}

async fn decide(chair: &mut Chair, id: &str, action: &str) {
    chair.submit(id, vec![json!(action)]).await.expect("sent");
    let answer = within("an answer", chair.answer_to(id)).await;
    assert_eq!(answer, Ok(Ok(())), "{id}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_at_one_node_is_seen_at_the_other() {
    let hub = Hub::default();
    let [one, two] = nodes([&hub, &hub], &quick()).await;
    let (anna, bert) = (one.guest().await, two.guest().await);
    let mut wish = wish("kuhn", 2);
    wish.ways = TableSettings {
        undo: protocol::UndoPolicy::Consent,
        ..TableSettings::default()
    };
    let table = anna.lay(&wish).await.expect("a table").id;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let mut here = Chair::sit(&anna, &table).await.expect("a chair");
    done(&bert, &path("join"), json!({})).await;
    hears(&mut here, "he sits down", |chair, _| {
        let table = chair.table.as_ref();
        table.is_some_and(|table| table.seats[1].name.is_some())
    })
    .await;
    let mut there = Chair::sit(&bert, &table).await.expect("a chair");
    hears(&mut here, "he is present", |chair, _| {
        let table = chair.table.as_ref();
        table.is_some_and(|table| table.seats[1].present)
    })
    .await;
    done(&anna, &path("start"), json!({})).await;
    hears(&mut there, "the cards", |chair, _| chair.brief.is_some()).await;
    hears(&mut here, "the cards", |chair, _| chair.brief.is_some()).await;
    decide(&mut here, "one", "check").await;
    hears(&mut there, "her check", |chair, _| {
        !chair.offers().is_empty()
    })
    .await;
    decide(&mut there, "two", "bet").await;
    hears(&mut here, "his bet", |chair, _| !chair.offers().is_empty()).await;
    done(&anna, &path("say"), json!({ "type": "text", "text": "hm" })).await;
    hears(
        &mut there,
        "her words",
        |_, frame| matches!(frame, FromHouse::Said { said, .. } if said[0].text == "hm"),
    )
    .await;
    done(&bert, "/api/me", json!({ "name": "Bertrand" })).await;
    hears(&mut here, "his name", |chair, _| {
        let table = chair.table.as_ref();
        table.is_some_and(|table| table.seats[1].name.as_deref() == Some("Bertrand"))
    })
    .await;
    let same = Chair::sit(&at(&anna, &two), &table).await.expect("a chair");
    assert_eq!(same.story, here.story);
    assert_eq!(
        same.brief.map(|brief| brief.view),
        here.brief.map(|brief| brief.view)
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn everything_else_goes_on_while_a_game_is_read_again() {
    let (asks, mut asked) = tokio::sync::mpsc::unbounded_channel::<mpsc::Sender<()>>();
    let is_armed = Arc::new(AtomicBool::new(false));
    let is_stuck = Arc::new(AtomicBool::new(false));
    let (armed, stuck) = (is_armed.clone(), is_stuck.clone());
    let settings = Settings {
        // Replaying goes on only when another task has answered.
        luck: Arc::new(move |secret, contributions| {
            if armed.swap(false, Relaxed) {
                let (answer, answered) = mpsc::channel();
                asks.send(answer).expect("the task is there");
                let answered = answered.recv_timeout(Duration::from_secs(5));
                stuck.store(answered.is_err(), Relaxed);
            }
            Luck::Provable {
                secret,
                contributions,
            }
        }),
        ..quick()
    };
    tokio::spawn(async move {
        while let Some(answer) = asked.recv().await {
            let _ = answer.send(());
        }
    });
    let hub = Hub::default();
    let [one, two] = nodes([&hub, &hub], &settings).await;
    let (anna, bert) = (one.guest().await, two.guest().await);
    let table = table_with(wish("kuhn", 2), &[&anna, &bert]).await;
    let mut here = Chair::sit(&anna, &table).await.expect("a chair");
    let mut there = Chair::sit(&bert, &table).await.expect("a chair");
    is_armed.store(true, Relaxed);
    decide(&mut here, "one", "check").await;
    hears(&mut there, "her check", |chair, _| {
        !chair.offers().is_empty()
    })
    .await;
    assert!(!is_armed.load(Relaxed), "it was read again");
    assert!(!is_stuck.load(Relaxed), "and nobody waited for that");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_asked_at_one_node_is_agreed_at_the_other() {
    let hub = Hub::default();
    let [one, two] = nodes([&hub, &hub], &quick()).await;
    let (anna, bert) = (one.guest().await, one.guest().await);
    let mut wish = wish("kuhn", 2);
    wish.ways.undo = protocol::UndoPolicy::Consent;
    let table = table_with(wish, &[&anna, &bert]).await;
    let bert = at(&bert, &two);
    let undo = format!("/api/tables/{table}/undo");
    let mut here = Chair::sit(&anna, &table).await.expect("a chair");
    let beginning = here.brief.clone().expect("a briefing").view;
    let mut there = Chair::sit(&bert, &table).await.expect("a chair");
    decide(&mut here, "one", "check").await;
    hears(&mut there, "her check", |chair, _| {
        !chair.offers().is_empty()
    })
    .await;
    decide(&mut there, "two", "bet").await;
    hears(&mut here, "his bet", |chair, _| !chair.offers().is_empty()).await;
    done(&anna, &undo, json!({ "type": "ask", "decisions": 1 })).await;
    hears(&mut there, "her wish", |chair, _| {
        let table = chair.table.as_ref();
        table.is_some_and(|table| table.undo.is_some())
    })
    .await;
    done(&bert, &undo, json!({ "type": "agree" })).await;
    assert_eq!(one.store.rows(&table).await.expect("rows").len(), 4);
    hears(&mut here, "back to the beginning", |chair, _| {
        let brief = chair.brief.as_ref();
        brief.is_some_and(|brief| brief.view == beginning)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_want_the_same_seat_do_not_both_get_it() {
    let hub = Hub::default();
    let [one, two] = nodes([&hub, &hub], &quick()).await;
    for _ in 0..10 {
        let (anna, bert, cleo) = (one.guest().await, one.guest().await, two.guest().await);
        let table = anna.lay(&wish("kuhn", 2)).await.expect("a table").id;
        // Both nodes have the table before anybody joins.
        at(&anna, &two)
            .get(&format!("/api/tables/{table}"))
            .await
            .expect("a look");
        let path = format!("/api/tables/{table}/join");
        let seat = json!({ "seat": 1 });
        let (first, second) = tokio::join!(bert.post(&path, &seat), cleo.post(&path, &seat));
        let answers = [first.expect("an answer"), second.expect("an answer")];
        let joined = answers.iter().filter(|answer| answer.status == 200);
        assert_eq!(joined.count(), 1);
        let late = answers.iter().find_map(|answer| answer.refused());
        assert_eq!(late, Some(Reason::SeatTaken {}));
        let infos: [TableInfo; 2] = [
            anna.get(&format!("/api/tables/{table}"))
                .await
                .expect("one")
                .read()
                .expect("one"),
            cleo.get(&format!("/api/tables/{table}"))
                .await
                .expect("two")
                .read()
                .expect("two"),
        ];
        assert_eq!(infos[0].seats[1].name, infos[1].seats[1].name);
    }
}

/// A decision whose acknowledgement was lost is sent again, to another node.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_at_one_node_is_not_refused_at_the_other() {
    let hub = Hub::default();
    let [one, two] = nodes([&hub, &hub], &quick()).await;
    let (anna, bert) = (one.guest().await, one.guest().await);
    let table = table_with(wish("kuhn", 2), &[&anna, &bert]).await;
    let mut here = Chair::sit(&anna, &table).await.expect("a chair");
    let mut there = Chair::sit(&at(&anna, &two), &table).await.expect("a chair");
    decide(&mut here, "one", "check").await;
    let checked = |chair: &Chair, _: &FromHouse| chair.brief.as_ref().is_some_and(|it| it.ply == 1);
    hears(&mut there, "her check", checked).await;
    there
        .submit_at(0, "one", vec![json!("check")])
        .await
        .expect("sent");
    let again = within("an answer", there.answer_to("one")).await;
    assert_eq!(again, Ok(Ok(())), "it was done");
    there
        .submit_at(0, "other", vec![json!("bet")])
        .await
        .expect("sent");
    let other = within("an answer", there.answer_to("other")).await;
    let late = Reason::Stale {
        answered: 0,
        now: 1,
    };
    assert_eq!(other, Ok(Err(late)));
    assert_eq!(one.store.rows(&table).await.expect("rows").len(), 2);
}

/// Nothing hangs on the bus but how soon others look.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_hears_nothing_looks_for_itself() {
    let (one, two) = (Hub::default(), Hub::default());
    let [one, two] = nodes([&one, &two], &quick()).await;
    let (anna, bert) = (one.guest().await, one.guest().await);
    let table = table_with(wish("kuhn", 2), &[&anna, &bert]).await;
    let mut here = Chair::sit(&anna, &table).await.expect("a chair");
    let mut there = Chair::sit(&at(&bert, &two), &table).await.expect("a chair");
    decide(&mut here, "one", "check").await;
    hears(&mut there, "her check", |chair, _| {
        !chair.offers().is_empty()
    })
    .await;
    decide(&mut there, "two", "check").await;
    hears(&mut here, "the end", |chair, _| chair.is_over()).await;
    assert_eq!(here.open_view, there.open_view);
}

/// Each plays at a node of her own; what was acknowledged in a reaction counts.
#[tokio::test(flavor = "multi_thread")]
async fn answers_held_at_different_nodes_all_count() {
    let hub = Hub::default();
    let settings = Settings {
        window: Duration::from_millis(150),
        ..quick()
    };
    let [one, two, three] = nodes([&hub, &hub, &hub], &settings).await;
    let guests = [one.guest().await, two.guest().await, three.guest().await];
    let table = table_with(wish("queens-necklace", 3), &guests.each_ref()).await;
    let players = guests.clone().map(|guest| {
        let table = table.clone();
        tokio::spawn(async move {
            let mut chair = Chair::sit(&guest, &table).await.expect("a chair");
            let mut acked = Vec::new();
            let until = std::time::Instant::now() + Duration::from_secs(6);
            let mut pick = guest.me.id.len();
            while std::time::Instant::now() < until && !chair.is_over() {
                let offers = chair.offers();
                if offers.is_empty() || acked.len() > 400 {
                    let next = tokio::time::timeout(Duration::from_millis(100), chair.hear());
                    let _ = next.await;
                    continue;
                }
                pick = pick.wrapping_mul(31).wrapping_add(7);
                let action = offers[pick % offers.len()].action.clone();
                let id = format!("{}-{}", guest.me.id, pick);
                chair.submit(&id, vec![action]).await.expect("sent");
                match within("an answer", chair.answer_to(&id))
                    .await
                    .expect("answered")
                {
                    Ok(()) => {
                        acked.push(id);
                        tokio::time::sleep(Duration::from_millis(10)).await;
                    }
                    // Another node may have taken the last decision of the game meanwhile.
                    Err(Reason::Stale { .. } | Reason::NotYourTurn {} | Reason::GameOver {}) => {}
                    Err(other) => panic!("{other:?}"),
                }
            }
            acked
        })
    });
    let mut acked = Vec::new();
    for player in players {
        acked.push(player.await.expect("nobody saw anything wrong"));
    }
    tokio::time::sleep(Duration::from_millis(600)).await;
    let kept = one.store.submissions(&table).await.expect("readable");
    let held = one.store.tables().held(&table).await.expect("readable");
    assert!(acked.iter().map(Vec::len).sum::<usize>() > 20, "{acked:?}");
    // A later answer to the same reaction replaces an earlier one; the last one counts.
    for hers in &acked {
        let last = hers.last().expect("she played");
        let counts = kept.iter().filter(|(_, id, _)| id == last).count();
        let waits = held.iter().filter(|held| held.id == *last).count();
        assert_eq!(counts + waits, 1, "{last}");
    }
    let rows = one.store.rows(&table).await.expect("no row is missing");
    assert!(rows.len() > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_the_node_that_played_them_is_gone() {
    let hub = Hub::default();
    let settings = Settings {
        bot_pause: Duration::from_millis(300),
        bot_thinks: Duration::from_millis(100),
        ..quick()
    };
    let [one, two] = nodes([&hub, &hub], &settings).await;
    let anna = one.guest().await;
    let table = anna.play_now("sealed-bid", 3).await.expect("a table").id;
    one.house.close();
    let mut chair = Chair::sit(&at(&anna, &two), &table).await.expect("a chair");
    within("the game", play_out(&mut chair, "anna", 3)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_means_at_every_node() {
    let hub = Hub::default();
    let [one, two] = nodes([&hub, &hub], &quick()).await;
    let mut anna = one.guest().await;
    let claim = json!({ "name": "Anna", "password": "three strings of pearls" });
    let claimed = anna.post("/api/account/claim", &claim).await;
    anna.keep_cookie(&claimed.expect("an answer"));
    let table = anna.lay(&wish("kuhn", 2)).await.expect("a table").id;
    let mut chair = Chair::sit(&at(&anna, &two), &table).await.expect("a chair");
    done(&anna, "/api/account/sign-out-everywhere", json!({})).await;
    within("the socket is closed", async {
        while chair.hear().await.is_ok() {}
    })
    .await;
}

/// However short it was: nobody could decide meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_charged_for_the_time_in_which_all_nodes_were_closed() {
    let hub = Hub::default();
    let nodes = nodes([&hub, &hub], &quick()).await;
    let (anna, bert) = (nodes[0].guest().await, nodes[1].guest().await);
    let mut wish = wish("kuhn", 2);
    wish.ways.pace = Pace::Live {
        minutes: 10,
        increment: 0,
    };
    let table = table_with(wish, &[&anna, &bert]).await;
    let left = |guest: Guest, table: String| async move {
        let look = guest.get(&format!("/api/tables/{table}")).await;
        let info: TableInfo = look.expect("an answer").read().expect("a table");
        info.clocks.expect("clocks")[0].left
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = left(anna.clone(), table.clone()).await;
    assert!(before < 599_800, "it runs: {before}");
    for node in &nodes {
        node.house.close();
    }
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = nodes[0].store.clone();
    let opened = join_on(store, Arc::new(hub.join()), folder, quick()).await;
    let after = left(at(&anna, &opened), table).await;
    assert!(before - after < 1500, "{before} {after}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_the_same_table_at_every_node() {
    let hub = Hub::default();
    let [one, two] = nodes([&hub, &hub], &quick()).await;
    let (anna, bert) = (one.guest().await, two.guest().await);
    let table = anna.lay(&wish("sealed-bid", 2)).await.expect("a table").id;
    done(&bert, &format!("/api/tables/{table}/join"), json!({})).await;
    done(&anna, &format!("/api/tables/{table}/start"), json!({})).await;
    let mut here = Chair::sit(&anna, &table).await.expect("a chair");
    let mut there = Chair::sit(&bert, &table).await.expect("a chair");
    for game in ["first", "second", "third"] {
        let both =
            async { tokio::join!(play_out(&mut here, game, 1), play_out(&mut there, game, 2)) };
        within(game, both).await;
        // Both ask in the same moment, each at a node of her own.
        let id = format!("after-{game}");
        let both = async { tokio::join!(here.again(&id, None), there.again(&id, None)) };
        assert_eq!(within(&id, both).await, (Ok(Ok(())), Ok(Ok(()))));
        for chair in [&mut here, &mut there] {
            if chair.brief.is_none() {
                hears(chair, "the deal", |chair, _| chair.brief.is_some()).await;
            }
        }
        let tables = [&here, &there].map(|chair| chair.table.clone().expect("welcomed"));
        assert_eq!(tables[0].id, tables[1].id);
        assert_ne!(tables[0].id, table);
    }
}
