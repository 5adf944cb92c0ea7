//! Once more with the same people: by request, or on the socket of the game before.

mod support;

use client::{Chair, Guest, HttpAnswer};
use protocol::{BotSeat, FromHouse, NewTable, Reason, Stage, TableInfo, Token};
use serde_json::{Value, json};
use support::{Opened, open, play_out, post, refused, table_with, wish, within};
use tabletop::Seat;

fn with_bot() -> NewTable {
    NewTable {
        bots: vec![BotSeat {
            seat: Some(Seat(2)),
            bot: "random".into(),
        }],
        ..wish("sealed-bid", 3)
    }
}

/// Two guests at the end of a game with a bot.
async fn finished(house: &Opened) -> (Guest, Guest, Chair, Chair, String) {
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_with(with_bot(), &[&anna, &bert]).await;
    let mut one = Chair::sit(&anna, &table).await.expect("a chair");
    let mut two = Chair::sit(&bert, &table).await.expect("a chair");
    play_both(&mut one, &mut two).await;
    (anna, bert, one, two, table)
}

async fn play_both(one: &mut Chair, two: &mut Chair) {
    let both = async { tokio::join!(play_out(one, "a", 1), play_out(two, "b", 2)) };
    within("the game", both).await;
}

/// Hears until the table is told to be like this.
async fn until(chair: &mut Chair, is_so: impl Fn(&TableInfo) -> bool) -> TableInfo {
    let hears = async {
        loop {
            match chair.table.as_ref().filter(|table| is_so(table)) {
                Some(table) => return table.clone(),
                None => chair.hear().await.expect("the house goes on"),
            };
        }
    };
    within("what is told of the table", hears).await
}

async fn asks(chair: &mut Chair, id: &str, luck: Option<&str>) -> Result<(), Reason> {
    let answer = within("an answer", chair.again(id, luck)).await;
    answer.expect("the house goes on")
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_keeps_her_seat_and_her_socket_and_it_begins_when_nobody_is_missing() {
    let house = open().await;
    let (anna, _, mut one, mut two, before) = finished(&house).await;
    let over = until(&mut two, |table| table.stage == Stage::Over).await;
    let promised = over
        .rematch_commitment
        .expect("promised before it is asked");

    assert_eq!(asks(&mut one, "again", Some("anna's text")).await, Ok(()));
    let lobby = one.table.clone().expect("welcomed");
    assert_ne!(lobby.id, before);
    assert_eq!((lobby.stage, lobby.is_host), (Stage::Lobby, true));
    assert_eq!(lobby.commitment, promised);
    assert_eq!(lobby.seats[0].name.as_deref(), Some(&*anna.me.name));
    assert_eq!(lobby.seats[1].name, None);
    assert_eq!(lobby.seats[2].bot.as_deref(), Some("random"));
    // At the table before, everybody sees that there is another one and that she has gone.
    let gone = |table: &TableInfo| table.rematch.is_some() && !table.seats[0].present;
    let told = until(&mut two, gone).await;
    assert_eq!(told.rematch.as_deref(), Some(&*lobby.id));

    assert_eq!(asks(&mut two, "again", Some("bert's text")).await, Ok(()));
    let begun = two.table.clone().expect("welcomed");
    assert_eq!((&begun.id, begun.stage), (&lobby.id, Stage::Playing));
    assert_eq!(begun.viewer, tabletop::Viewer::at(Seat(1)));
    until(&mut one, |table| table.stage == Stage::Playing).await;
    assert!(one.brief.is_some() && two.brief.is_some());
    play_both(&mut one, &mut two).await;

    // The promise was kept, with what both gave to it.
    let record = anna.get(&format!("/api/tables/{}/record", lobby.id)).await;
    let record: Value = record.expect("an answer").read().expect("a record");
    let fairness = &record["fairness"];
    assert_eq!(fairness["commitment"], json!(promised));
    let given = fairness["contributions"].as_array().expect("a list");
    assert_eq!(given[..2], [json!("anna's text"), json!("bert's text")]);
    let proved = post(&anna, "/api/records?as=all", record).await;
    assert_eq!(proved.status, 200, "{:?}", proved.refused());

    // And so on.
    assert_eq!(asks(&mut two, "third", None).await, Ok(()));
    assert_ne!(two.table.expect("welcomed").id, lobby.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lost_her_line_asks_again_and_comes_to_the_same_table() {
    let house = open().await;
    let (anna, bert, mut one, mut two, before) = finished(&house).await;
    assert_eq!(asks(&mut one, "lost", None).await, Ok(()));
    let next = one.table.as_ref().expect("welcomed").id.clone();
    let mut one = Chair::sit(&anna, &before).await.expect("a chair");
    assert_eq!(asks(&mut one, "lost", None).await, Ok(()));
    assert_eq!(one.table.as_ref().expect("welcomed").id, next);
    assert_eq!(asks(&mut two, "b", None).await, Ok(()));
    // Also when it has begun meanwhile.
    let mut two = Chair::sit(&bert, &before).await.expect("a chair");
    assert_eq!(asks(&mut two, "b", None).await, Ok(()));
    let table = two.table.as_ref().expect("welcomed");
    assert_eq!((&table.id, table.stage), (&next, Stage::Playing));
    until(&mut one, |table| table.stage == Stage::Playing).await;
    play_both(&mut one, &mut two).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_does_the_same() {
    let house = open().await;
    let (anna, bert, _one, _two, before) = finished(&house).await;
    let path = format!("/api/tables/{before}/rematch");
    let ask = async |guest: &Guest, body: Value| -> TableInfo {
        let answer = post(guest, &path, body).await;
        assert_eq!(answer.status, 200, "{:?}", answer.refused());
        answer.read().expect("a table")
    };
    let lobby = ask(&anna, json!({ "luck": "dice" })).await;
    assert_eq!((lobby.stage, &lobby.seats[1].name), (Stage::Lobby, &None));
    // Without a body as well.
    let cookie = [("cookie", bert.cookie.as_str())];
    let begun = HttpAnswer::to(house.address, "POST", &path, &cookie, &[]).await;
    let begun: TableInfo = begun.expect("an answer").read().expect("a table");
    assert_eq!((begun.id, begun.stage), (lobby.id, Stage::Playing));
    let stranger = house.guest().await;
    let no = refused(&stranger, &path, json!({})).await;
    assert_eq!(no, Some(Reason::NotSeated {}));
    let too_long = json!({ "luck": "x".repeat(129) });
    let no = refused(&anna, &path, too_long).await;
    assert_eq!(no, Some(Reason::TooLong { most: 128 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn with_computers_alone_it_begins_at_once() {
    let house = open().await;
    let anna = house.guest().await;
    let table = anna.play_now("sealed-bid", 3).await.expect("a table").id;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    within("the game", play_out(&mut chair, "a", 1)).await;
    assert_eq!(asks(&mut chair, "again", None).await, Ok(()));
    let next = chair.table.as_ref().expect("welcomed");
    assert_eq!(next.stage, Stage::Playing);
    within("the rematch", play_out(&mut chair, "b", 1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_may_be_quicker() {
    let house = open().await;
    let (anna, _, mut one, mut two, _) = finished(&house).await;
    let (carl, dora) = (house.guest().await, house.guest().await);
    assert_eq!(asks(&mut one, "a", None).await, Ok(()));
    let next = one.table.as_ref().expect("welcomed").id.clone();
    // The bot makes room, and Carl takes Bert's seat.
    let no_bot = json!({ "seat": 2 });
    let emptied = post(&anna, &format!("/api/tables/{next}/bot"), no_bot).await;
    assert_eq!(emptied.status, 200, "{:?}", emptied.refused());
    let join = format!("/api/tables/{next}/join");
    assert_eq!(post(&carl, &join, json!({ "seat": 1 })).await.status, 200);
    assert_eq!(asks(&mut two, "b", None).await, Ok(()));
    let table = two.table.as_ref().expect("welcomed");
    assert_eq!(table.viewer, tabletop::Viewer::at(Seat(2)), "another seat");
    assert_eq!(table.stage, Stage::Playing);
    let full = refused(&dora, &join, json!({})).await;
    assert_eq!(full, Some(Reason::AlreadyStarted {}));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_may_not_is_told_why_and_stays_where_she_is() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_with(with_bot(), &[&anna, &bert]).await;
    let token = post(&bert, &format!("/api/tables/{table}/token"), json!({})).await;
    let token: Token = token.read().expect("a token");
    let bearer = format!("Bearer {}", token.token);
    let mut one = Chair::sit(&anna, &table).await.expect("a chair");
    assert_eq!(asks(&mut one, "early", None).await, Err(Reason::NotOver {}));
    let mut two = Chair::connect_with(&bert, &table, &[("authorization", &bearer)])
        .await
        .expect("a chair");
    let no = asks(&mut two, "silent", None).await;
    assert!(matches!(no, Err(Reason::NotUnderstood { .. })), "{no:?}");
    two.say_hello(0).await.expect("said");
    while !matches!(two.hear().await, Ok(FromHouse::Welcome { .. })) {}
    play_both(&mut one, &mut two).await;
    assert_eq!(
        asks(&mut two, "token", None).await,
        Err(Reason::BadToken {})
    );
    let mut watcher = Chair::sit(&house.guest().await, &table)
        .await
        .expect("a chair");
    let no = asks(&mut watcher, "watching", None).await;
    assert_eq!(no, Err(Reason::NotSeated {}));
    // Nothing was laid by any of them, and the others still hear of this table.
    let over = until(&mut one, |table| table.watching == 1).await;
    assert_eq!(over.rematch, None);
    let too_long = "x".repeat(129);
    let no = asks(&mut one, "long", Some(&too_long)).await;
    assert_eq!(no, Err(Reason::TooLong { most: 128 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn each_computer_of_a_rematch_plays_as_before_or_as_is_asked_for_its_seat() {
    let house = open().await;
    let anna = house.guest().await;
    let seated = |seat, bot: &str| BotSeat {
        seat: Some(Seat(seat)),
        bot: bot.into(),
    };
    let with_two = NewTable {
        bots: vec![seated(1, "beginner"), seated(2, "regular")],
        ..wish("sealed-bid", 3)
    };
    let table = table_with(with_two, &[&anna]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    within("the game", play_out(&mut chair, "a", 1)).await;
    let path = format!("/api/tables/{table}/rematch");
    let asked = |seat: u8, level: &str| json!({ "levels": [{ "seat": seat, "level": level }] });
    let odd = refused(&anna, &path, asked(2, "oracle")).await;
    assert_eq!(odd, Some(Reason::NoSuchBot {}));
    for nobody in [0, 7] {
        let odd = refused(&anna, &path, asked(nobody, "expert")).await;
        assert_eq!(odd, Some(Reason::NoSuchSeat {}), "no computer sits there");
    }
    let next = post(&anna, &path, asked(2, "expert")).await;
    let next: TableInfo = next.read().expect("a table");
    assert_eq!(next.seats[1].bot.as_deref(), Some("beginner"));
    assert_eq!(next.seats[2].bot.as_deref(), Some("expert"));
}
