//! Standing orders at slow tables: what they answer, until when, and who is told of them.

mod support;

use client::{Chair, Guest};
use protocol::{FromHouse, NewTable, Offer, Order, Pace, Reason, SetOrder, TableSettings};
use serde_json::{Value, json};
use support::{Opened, open, table_of, table_with, wish};

fn slow(game: &str, seats: u8) -> NewTable {
    NewTable {
        ways: TableSettings {
            pace: Pace::Slow { days: 1 },
            ..TableSettings::default()
        },
        ..wish(game, seats)
    }
}

async fn order(guest: &Guest, table: &str, reaction: &str, order: Order) -> Result<(), Reason> {
    let wish = SetOrder {
        reaction: reaction.into(),
        order,
    };
    let path = format!("/api/tables/{table}/order");
    let answer = guest.post(&path, &wish).await.expect("an answer");
    match answer.status {
        200 => Ok(()),
        _ => Err(answer.refused().expect("a reason")),
    }
}

/// What a guest may do now. A new welcome comes after whatever orders had to answer.
async fn offers(guest: &Guest, table: &str) -> Vec<Offer> {
    let chair = Chair::sit(guest, table).await.expect("a chair");
    chair.offers().to_vec()
}

async fn submit(guest: &Guest, table: &str, id: &str, action: Value) {
    let mut chair = Chair::sit(guest, table).await.expect("a chair");
    chair.submit(id, vec![action]).await.expect("sent");
    let answer = chair.answer_to(id).await.expect("answered");
    assert_eq!(answer, Ok(()), "{id}");
}

fn kinds(offers: &[Offer]) -> Vec<&str> {
    let all = offers.iter();
    let mut kinds: Vec<&str> = all
        .filter_map(|offer| offer.action["type"].as_str())
        .collect();
    kinds.dedup();
    kinds
}

/// The orders a guest's welcome tells.
async fn told(guest: &Guest, table: &str) -> Vec<SetOrder> {
    let mut chair = Chair::connect(guest, table).await.expect("a socket");
    chair.say_hello(0).await.expect("sent");
    loop {
        if let FromHouse::Welcome { orders, .. } = chair.hear().await.expect("heard") {
            return orders;
        }
    }
}

/// An auction among three: the auctioneer, then the bidders in the order they are asked.
async fn auction(house: &Opened) -> (String, [Guest; 3]) {
    let guests = [
        house.guest().await,
        house.guest().await,
        house.guest().await,
    ];
    let table = table_with(slow("saba", 3), &guests.each_ref()).await;
    for at in 0..3 {
        let offered = offers(&guests[at], &table).await;
        if let Some(offer) = offered.first() {
            submit(&guests[at], &table, "offer", offer.action.clone()).await;
            let from = |by: usize| guests[(at + by) % 3].clone();
            return (table, [from(0), from(1), from(2)]);
        }
    }
    panic!("somebody is the auctioneer");
}

fn bid(price: u32) -> Value {
    json!({ "type": "bid", "price": price })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_bids_up_to_what_was_said_and_not_beyond() {
    let house = open().await;
    let (table, [auctioneer, anna, bert]) = auction(&house).await;
    assert_eq!(kinds(&offers(&anna, &table).await), ["pass", "bid"]);
    let up_to = Order::UpTo { price: 3 };
    order(&anna, &table, "auction", up_to).await.expect("set");
    // One is bid for her, so Bert has to say at least two.
    let next = offers(&bert, &table).await;
    assert_eq!(next[1].action, bid(2), "{next:?}");
    submit(&bert, &table, "two", bid(2)).await;
    let next = offers(&bert, &table).await;
    assert_eq!(next[1].action, bid(4), "three was bid at once");
    submit(&bert, &table, "four", bid(4)).await;
    assert!(offers(&anna, &table).await.is_empty(), "she has passed");
    let asked = offers(&auctioneer, &table).await;
    assert!(
        kinds(&asked).contains(&"accept"),
        "the bidding is over: {asked:?}"
    );
    // It was for this auction alone.
    assert_eq!(told(&anna, &table).await, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_in_advance_can_be_taken_back() {
    let house = open().await;
    let (table, [_, anna, bert]) = auction(&house).await;
    let up_to = Order::UpTo { price: 10 };
    order(&anna, &table, "auction", up_to).await.expect("set");
    assert!(offers(&anna, &table).await.is_empty(), "it has bid");
    let mine = Order::Mine {};
    order(&anna, &table, "auction", mine).await.expect("set");
    submit(&bert, &table, "two", bid(2)).await;
    let asked = offers(&anna, &table).await;
    assert_eq!(kinds(&asked), ["pass", "bid"], "she is asked herself");
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_come_with_ones_own_welcome_and_nobody_elses() {
    let house = open().await;
    let guests = [house.guest().await, house.guest().await];
    let lobby = guests[0].lay(&slow("queens-necklace", 2)).await;
    let lobby = lobby.expect("a table").id;
    let early = order(&guests[0], &lobby, "queen", Order::Never {}).await;
    assert_eq!(early, Err(Reason::NotStarted {}), "seats may still change");
    let table = table_with(slow("queens-necklace", 2), &guests.each_ref()).await;
    let [anna, bert] = &guests;
    assert_eq!(told(anna, &table).await, []);
    let given = SetOrder {
        reaction: "queen".into(),
        order: Order::Never {},
    };
    order(anna, &table, "queen", given.order)
        .await
        .expect("set");
    let given = [given];
    assert_eq!(told(anna, &table).await, given);
    assert_eq!(told(bert, &table).await, []);
    assert_eq!(told(&house.guest().await, &table).await, [], "a spectator");
    let stranger = order(&house.guest().await, &table, "queen", Order::Ask {}).await;
    assert_eq!(stranger, Err(Reason::NotSeated {}));

    // They are kept with the table, and each table has its own.
    let house = house.reopen().await;
    let again = |guest: &Guest| Guest {
        house: house.address,
        ..guest.clone()
    };
    let (anna, bert) = (again(anna), again(bert));
    assert_eq!(told(&anna, &table).await, given);
    assert_eq!(told(&bert, &table).await, []);
    let other = table_of("queens-necklace", &[&anna, &bert]).await;
    assert_eq!(told(&anna, &other).await, []);
}
