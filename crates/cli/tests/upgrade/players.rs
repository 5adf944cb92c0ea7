//! People who play any legal action, until a game is where it is wanted or over.

use crate::house::PATIENCE;
use client::{Chair, Guest};
use protocol::{FromClient, NewTable, Offer, Reason, TableInfo, VERSION};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tabletop::Asked;

/// How long one socket is listened to before the next one has its turn.
const LISTEN: Duration = Duration::from_millis(2);

/// A request that must be done.
pub async fn post<T: DeserializeOwned>(guest: &Guest, path: &str, body: &impl Serialize) -> T {
    let answer = guest.post(path, body).await.expect("an answer");
    assert_eq!(answer.status, 200, "{path}: {:?}", answer.refused());
    answer.read().expect("what was asked for")
}

/// The same.
pub async fn get<T: DeserializeOwned>(guest: &Guest, path: &str) -> T {
    let answer = guest.get(path).await.expect("an answer");
    assert_eq!(answer.status, 200, "{path}: {:?}", answer.refused());
    answer.read().expect("what was asked for")
}

/// Lays a table, seats these people in their order and begins.
pub async fn begin(wish: &NewTable, people: &[&Guest]) -> String {
    let table = people[0].lay(wish).await.expect("a table").id;
    for guest in &people[1..] {
        let luck = json!({ "luck": format!("a word of {}", guest.me.name) });
        let _: TableInfo = post(guest, &format!("/api/tables/{table}/join"), &luck).await;
    }
    let start = format!("/api/tables/{table}/start");
    let _: TableInfo = post(people[0], &start, &json!({})).await;
    table
}

/// The people of one table, each with a socket.
pub struct Players {
    pub chairs: Vec<Chair>,
    table: String,
    /// What the ids of their decisions begin with: an id is never used twice at a table.
    name: &'static str,
    /// Decisions taken here.
    pub taken: usize,
    pick: usize,
}

impl Players {
    pub fn new(name: &'static str, table: &str, chairs: Vec<Chair>) -> Players {
        Players {
            chairs,
            table: table.to_owned(),
            name,
            taken: 0,
            pick: 5,
        }
    }

    pub async fn sit(name: &'static str, table: &str, people: &[&Guest]) -> Players {
        let mut chairs = Vec::new();
        for guest in people {
            chairs.push(Chair::sit(guest, table).await.expect("a chair"));
        }
        Players::new(name, table, chairs)
    }

    /// Plays until it is so, or the game is over: whether it is so.
    pub async fn play_until(&mut self, so: impl Fn(&Players) -> bool) -> bool {
        let mut got_on = Instant::now();
        loop {
            if so(self) {
                return true;
            }
            if self.chairs.iter().all(Chair::is_over) {
                return false;
            }
            let asked = self.chairs.iter();
            let asked = asked.filter(|chair| !chair.offers().is_empty()).count();
            if asked > 0 {
                // Not always the first of them: several may owe an answer at once.
                self.decide(self.pick % asked).await;
                got_on = Instant::now();
                continue;
            }
            for chair in &mut self.chairs {
                if let Ok(heard) = tokio::time::timeout(LISTEN, chair.hear()).await {
                    heard.unwrap_or_else(|gone| panic!("{}: {gone:?}", self.table));
                }
            }
            assert!(
                got_on.elapsed() < PATIENCE,
                "{}: nobody is asked",
                self.table
            );
        }
    }

    /// The one at this place among those who are asked does something.
    async fn decide(&mut self, place: usize) {
        self.pick = self.pick.wrapping_mul(31).wrapping_add(7) % 100_003;
        self.taken += 1;
        let id = format!("{}-{}", self.name, self.taken);
        let asked = self.chairs.iter_mut();
        let mut asked = asked.filter(|chair| !chair.offers().is_empty());
        let chair = asked.nth(place).expect("so many are asked");
        let offers = chair.offers();
        let action = offers[self.pick % offers.len()].action.clone();
        chair.submit(&id, vec![action]).await.expect("sent");
        match chair.answer_to(&id).await.expect("answered") {
            // Something happened meanwhile, as when a standing order has answered for her; it
            // was heard before the answer.
            Ok(()) | Err(Reason::Stale { .. } | Reason::GameOver {}) => {}
            Err(other) => panic!("{}: {id} was refused: {other:?}", self.table),
        }
    }

    /// Somebody takes her last decision back.
    pub async fn take_back(&mut self) {
        let can = |chair: &&mut Chair| {
            chair
                .brief
                .as_ref()
                .is_some_and(|brief| brief.can_take_back)
        };
        let chair = self.chairs.iter_mut().find(can).expect("somebody can");
        let id = format!("{}-back", self.name);
        let ply = chair.brief.as_ref().map_or(0, |brief| brief.ply);
        let (v, frame_id) = (VERSION, id.clone());
        let frame = FromClient::TakeBack {
            v,
            id: frame_id,
            ply,
        };
        chair.send(&frame).await.expect("sent");
        assert_eq!(chair.answer_to(&id).await.expect("answered"), Ok(()));
    }

    /// Whether somebody can take her last decision back.
    pub fn can_take_back(&self) -> bool {
        let mut briefs = self.chairs.iter().filter_map(|chair| chair.brief.as_ref());
        briefs.any(|brief| brief.can_take_back)
    }

    /// Whether so many decisions were taken and one person is asked, in the open and not
    /// for a reaction.
    pub fn stands_after(&self, decisions: usize) -> bool {
        let in_the_open = |chair: &Chair| {
            let asked = chair.brief.as_ref().map(|brief| brief.asked);
            !chair.offers().is_empty()
                && matches!(asked, Some(Asked::Solo { .. }))
                && kind(chair.offers(), "decline").is_none()
        };
        self.taken >= decisions && self.chairs.iter().any(in_the_open)
    }

    /// Whether one has sealed her sale and another has not.
    pub fn has_half_a_sale(&self) -> bool {
        let owes = |chair: &Chair| {
            let brief = chair.brief.as_ref()?;
            let is_sale = brief.view["stage"]["type"] == "sale";
            match brief.asked {
                Asked::Sealed { you, asked } if is_sale => {
                    let seat = chair.table.as_ref()?.viewer.seat()?;
                    asked.contains(seat).then_some(you)
                }
                _ => None,
            }
        };
        let owed: Vec<bool> = self.chairs.iter().filter_map(owes).collect();
        owed.contains(&true) && owed.contains(&false)
    }

    /// Whether somebody may bid more than the least there can be: others have bid.
    pub fn has_bids(&self) -> bool {
        let bid = |chair: &Chair| kind(chair.offers(), "bid")?["price"].as_u64();
        let lowest = self.chairs.iter().find_map(bid);
        lowest.is_some_and(|lowest| lowest > 1)
    }

    /// Who may react with something else than a no.
    pub fn reacting(&self) -> Option<usize> {
        let reacts =
            |chair: &Chair| kind(chair.offers(), "decline").is_some() && chair.offers().len() > 1;
        self.chairs.iter().position(reacts)
    }
}

/// The first action of this kind.
pub fn kind<'a>(offers: &'a [Offer], kind: &str) -> Option<&'a Value> {
    let mut actions = offers.iter().map(|offer| &offer.action);
    actions.find(|action| action["type"] == kind)
}
