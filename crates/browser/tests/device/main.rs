//! Whole games on a device, as a page plays them.

mod page;

use page::{Disk, Page, Weather};
use serde_json::{Value, json};

const GAMES: [&str; 3] = ["queens-necklace", "saba", "versailles"];

fn id_of(table: &Value) -> String {
    table["id"].as_str().expect("an id").to_owned()
}

/// Anna against computers of this level.
fn play_now(page: &mut Page, game: &str, level: &str) -> String {
    let wish = json!({"game": game, "play_now": true, "level": level});
    let table = page.post("anna", "/api/tables", wish);
    let id = id_of(&table);
    assert!(id.starts_with("device-"), "{id}");
    page.sit(1, "anna", &id);
    id
}

/// The record of a finished game passes what `parure verify` does.
fn verify(page: &mut Page, table: &str) {
    assert_eq!(page.stage("anna", table), "over");
    let record = page.get("anna", &format!("/api/tables/{table}/record"));
    let text = record.to_string();
    let game = catalogue::game_of(text.as_bytes()).expect("of a game");
    let play = game.verify(text.as_bytes()).expect("it is proved");
    assert!(play.is_over());
}

#[test]
fn a_game_against_computers_survives_a_closed_tab_and_is_proved() {
    for (game, level) in GAMES.iter().zip(["expert", "regular", "beginner"]) {
        let mut page = Page::new(7, Disk::new());
        let table = play_now(&mut page, game, level);
        assert_eq!(page.play(5), 5, "{game}");
        page.settle();
        // The tab is closed and opened three weeks later.
        let mut next = Page::new(8, page.disk);
        next.now += 21 * 24 * 3_600_000;
        let saved = next.disk[&table].saved.clone();
        next.say(json!({"type": "restore", "table": table, "saved": saved}));
        next.sit(1, "anna", &table);
        next.play(10_000);
        verify(&mut next, &table);
        let seats = next.get("anna", &format!("/api/tables/{table}"))["seats"].clone();
        let stand_ins = seats.as_array().expect("a list").iter();
        assert_eq!(
            stand_ins.filter(|seat| !seat["stand_in"].is_null()).count(),
            0
        );
        assert!(next.misunderstood.is_empty(), "{:?}", next.misunderstood);
        // Everything can be looked at again, and so can the record on its own.
        let replay = next.get("anna", &format!("/api/tables/{table}/replay?as=all"));
        let record = next.get("anna", &format!("/api/tables/{table}/record"));
        let brought = next.post("anna", "/api/records?as=all", record);
        assert_eq!(replay["moments"], brought["moments"], "{game}");
        assert_eq!(next.disk[&table].summary["stage"], "over");
    }
}

#[test]
fn several_people_hand_one_device_on() {
    let mut page = Page::new(3, Disk::new());
    let wish =
        json!({"game": "queens-necklace", "seats": 4, "bots": [{"seat": 3, "bot": "regular"}]});
    let table = id_of(&page.post("p1", "/api/tables", wish));
    for guest in ["p2", "p3"] {
        page.post(guest, &format!("/api/tables/{table}/join"), json!({}));
    }
    page.post(
        "p1",
        &format!("/api/tables/{table}/start"),
        json!({"luck": "p1 shuffles"}),
    );
    for (client, guest) in [(1, "p1"), (2, "p2"), (3, "p3")] {
        page.sit(client, guest, &table);
    }
    page.play(10_000);
    assert_eq!(page.stage("p2", &table), "over");
    // All of them play once more, by whatever they hold in hand.
    page.frame(1, json!({"kind": "again", "v": 2, "id": "more"}));
    let next = page.disk[&table].summary["rematch"]
        .as_str()
        .expect("a rematch")
        .to_owned();
    assert_eq!(page.chairs[&1].table["id"], next.as_str());
    page.post("p2", &format!("/api/tables/{table}/rematch"), json!({}));
    page.frame(3, json!({"kind": "again", "v": 2, "id": "me too"}));
    assert_eq!(page.stage("p1", &next), "playing");
    assert_eq!(page.chairs[&3].table["id"], next.as_str());
}

#[test]
fn a_full_disk_is_told_and_nothing_is_lost() {
    let mut page = Page::new(5, Disk::new());
    let table = play_now(&mut page, "versailles", "beginner");
    page.play(3);
    page.settle();
    let kept = page.disk[&table].revision.clone();
    page.weather = Weather::Full;
    assert!(page.click());
    assert!(!page.chairs[&1].refusals().is_empty(), "she is told");
    assert_eq!(page.disk[&table].revision, kept);
    page.weather = Weather::Fine;
    page.now += 5_000;
    page.play(10_000);
    verify(&mut page, &table);
    // A table that cannot be kept is not made.
    page.weather = Weather::Full;
    let wish = json!({"game": "saba", "play_now": true});
    let (status, _) = page.ask("anna", "POST", "/api/tables", wish);
    assert_eq!(status, 400);
}

#[test]
fn two_tabs_play_the_same_game_without_losing_a_move() {
    let mut one = Page::new(1, Disk::new());
    let table = play_now(&mut one, "versailles", "beginner");
    let mut two = Page::new(2, one.disk.clone());
    let saved = two.disk[&table].saved.clone();
    two.say(json!({"type": "restore", "table": table, "saved": saved}));
    two.sit(1, "anna", &table);
    let mut pages = [one, two];
    for round in 0..40_000 {
        let page = &mut pages[round % 2];
        page.settle();
        page.click();
        page.settle();
        let (disk, revision) = (page.disk.clone(), page.disk[&table].revision.clone());
        let over = page.disk[&table].summary["stage"] == "over";
        let other = &mut pages[(round + 1) % 2];
        other.disk = disk;
        // Every other time nobody says that the other has written: it finds out by itself.
        if round % 4 < 2 || over {
            other.say(json!({"type": "reached", "table": table, "revision": revision}));
        }
        if over {
            break;
        }
    }
    for page in &mut pages {
        verify(page, &table);
    }
}

#[test]
fn a_hint_is_the_same_in_slices_at_once_and_in_another_worker() {
    for game in GAMES {
        let mut page = Page::new(9, Disk::new());
        let table = play_now(&mut page, game, "beginner");
        page.play(6);
        page.settle();
        let path = format!("/api/tables/{table}/hint");
        let at_once = page.post("anna", &path, json!({}));
        let mut worker = Page::new(77, page.disk.clone());
        let saved = worker.disk[&table].saved.clone();
        worker.say(json!({"type": "restore", "table": table, "saved": saved}));
        worker.slice = 16;
        let in_slices = worker.post("anna", &path, json!({}));
        assert_eq!(at_once, in_slices, "{game}");
    }
}

#[test]
fn a_search_can_be_left_and_gone_on_with() {
    for game in GAMES {
        let slices = [8, 100_000].map(|slice| {
            let mut page = Page::new(4, Disk::new());
            page.slice = slice;
            let table = play_now(&mut page, game, "expert");
            page.play(12);
            page.settle();
            (page.slices, page.disk[&table].saved.clone())
        });
        let (many, few) = (slices[0].0, slices[1].0);
        // Versailles plans its turns in one go: quick enough for a worker that does nothing else.
        if game != "versailles" {
            assert!(many > 3 * few, "{game}: {many} and {few}");
        }
        // But for the clock, of which slices take more.
        let kept = |saved: &str| serde_json::from_str::<Value>(saved).expect("JSON");
        let rows = |saved: &str| kept(saved)["rows"].clone();
        assert_eq!(rows(&slices[0].1), rows(&slices[1].1), "{game}");
    }
}

#[test]
fn what_makes_no_sense_is_answered() {
    assert!(browser::Device::new(&[1; 31], "{}").is_err_and(|why| why.contains("32")));
    assert!(browser::Device::new(&[1; 32], "{\"pause\":1}").is_err());
    let mut page = Page::new(6, Disk::new());
    page.say(json!({"type": "dance"}));
    page.say(json!({"type": "frame", "client": 9, "text": "{}"}));
    page.say(json!({"type": "written", "write": 99, "result": "done"}));
    page.say(json!({"type": "reached", "table": "device-x", "revision": "12"}));
    assert_eq!(page.misunderstood.len(), 4, "{:?}", page.misunderstood);
    for (method, path) in [
        ("GET", "/api/people"),
        ("GET", "/api/tables/device-none"),
        ("POST", "/api/tables/device-none/dance"),
        ("GET", "/api/games/chess/examples/mate"),
    ] {
        let (status, body) = page.ask("anna", method, path, Value::Null);
        assert_eq!(status, 400, "{path}");
        assert!(body["refused"]["type"].is_string(), "{path}: {body}");
    }
    page.say(json!({"type": "restore", "table": "device-x", "saved": "{\"v\":99}"}));
    page.say(json!({"type": "restore", "table": "device-x", "saved": "{\"v\":1}"}));
    assert_eq!(page.damaged.len(), 2);
    page.sit(1, "anna", "device-none");
    assert_eq!(page.chairs[&1].closed, Some(4004));
}

#[test]
fn examples_and_previews_are_answered() {
    let mut page = Page::new(2, Disk::new());
    for game in catalogue::GAMES.iter().take(3) {
        for example in game.examples() {
            let path = format!("/api/games/{}/examples/{example}", game.id());
            assert_eq!(page.get("anna", &path)["name"], example);
        }
    }
    let table = play_now(&mut page, "versailles", "beginner");
    page.settle();
    let brief = page.chairs[&1].brief.clone().expect("a briefing");
    let step = brief.actions[0].action.clone();
    let path = format!("/api/tables/{table}/preview");
    let here = page.post("anna", &path, json!({"steps": [step]}));
    let anywhere = page.post(
        "anna",
        "/api/preview",
        json!({"game": "versailles", "viewer": {"type": "seat", "seat": 0}, "ply": brief.ply,
            "asked": brief.asked, "view": brief.view, "steps": [step]}),
    );
    assert_eq!(here, anywhere);
    assert!(
        ["shown", "luck", "others"]
            .iter()
            .any(|kind| here["type"] == *kind)
    );
}

/// Tables as a page of version 1 has kept them, in the middle of a game. With UPDATE=1 those that
/// are missing are written; one that is there is never written again.
#[test]
fn what_an_earlier_page_has_kept_opens_and_goes_on() {
    for game in GAMES {
        let file = format!("{}/tests/kept/v1-{game}.json", env!("CARGO_MANIFEST_DIR"));
        if std::env::var("UPDATE").is_ok() && !std::path::Path::new(&file).exists() {
            let mut page = Page::new(11, Disk::new());
            let table = play_now(&mut page, game, "beginner");
            page.play(8);
            page.settle();
            std::fs::write(&file, &page.disk[&table].saved).expect("it can be written");
        }
        let saved = std::fs::read_to_string(&file).expect("it was kept");
        let kept: Value = serde_json::from_str(&saved).expect("JSON");
        let table = id_of(&kept["table"]);
        let mut page = Page::new(12, Disk::new());
        let revision = ["version", "changes"].map(|name| kept["table"][name].to_string());
        let rows = kept["rows"].as_array().expect("rows").len();
        let known = page::KeptTable {
            revision: format!("{rows}.{}.{}", revision[0], revision[1]),
            saved: saved.clone(),
            summary: Value::Null,
        };
        page.disk.insert(table.clone(), known);
        page.say(json!({"type": "restore", "table": table, "saved": saved}));
        assert!(page.damaged.is_empty(), "{:?}", page.damaged);
        page.sit(1, "anna", &table);
        page.play(10_000);
        verify(&mut page, &table);
    }
}
