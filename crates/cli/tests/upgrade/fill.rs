//! Fills a new house: tables of all games in every stage that a restart might harm.

use crate::expected::Held;
use crate::people::People;
use crate::players::{Players, begin, kind, post};
use client::{Chair, Guest};
use protocol::{
    BotSeat, HintRule, NewTable, Pace, TableInfo, TableSettings, Token, UndoPolicy, Watch,
};
use serde_json::{Value, json};
use tabletop::Seat;

const QUEENS: &str = "queens-necklace";
const VERSAILLES: &str = "versailles";
const SABA: &str = "saba";
pub const GAMES: [&str; 3] = [QUEENS, VERSAILLES, SABA];

const LIVE: Pace = Pace::Live {
    minutes: 60,
    increment: 5,
};
const SLOW: Pace = Pace::Slow { days: 2 };

/// A table that is not over.
pub struct Laid {
    pub id: String,
    pub what: &'static str,
    pub plays_on: bool,
    /// Who sits there: a place among the people.
    pub sits: Vec<usize>,
    /// Tokens of programs, which have no cookie.
    pub programs: Vec<Token>,
    pub held: Option<Held>,
}

impl Laid {
    pub fn new(id: String, what: &'static str, sits: &[usize]) -> Laid {
        Laid {
            id,
            what,
            plays_on: true,
            sits: sits.to_vec(),
            programs: Vec::new(),
            held: None,
        }
    }
}

pub fn wish(game: &str, seats: u8, ways: TableSettings) -> NewTable {
    NewTable {
        game: game.into(),
        seats: Some(seats),
        ways,
        ..NewTable::default()
    }
}

pub fn paced(pace: Pace) -> TableSettings {
    TableSettings {
        pace,
        ..TableSettings::default()
    }
}

/// One that never takes long.
pub fn random_bot(seat: u8) -> BotSeat {
    BotSeat {
        seat: Some(Seat(seat)),
        bot: "random".into(),
    }
}

pub struct Fill<'a> {
    pub people: &'a People,
    pub tables: Vec<Laid>,
    /// Tables that are over, and who may read their record.
    pub over: Vec<(String, usize)>,
}

impl Fill<'_> {
    fn guests(&self, sits: &[usize]) -> Vec<&Guest> {
        sits.iter().map(|at| self.people.guest(*at)).collect()
    }

    async fn begin(&self, wish: &NewTable, sits: &[usize]) -> (String, Players) {
        let guests = self.guests(sits);
        let table = begin(wish, &guests).await;
        let players = Players::sit("a", &table, &guests).await;
        (table, players)
    }

    /// A game that is played until it is so.
    async fn stand(
        &mut self,
        what: &'static str,
        wish: NewTable,
        sits: &[usize],
        so: impl Fn(&Players) -> bool,
    ) -> &mut Laid {
        // The luck of one game may never lead there.
        for _ in 0..20 {
            let (table, mut players) = self.begin(&wish, sits).await;
            if players.play_until(&so).await {
                self.tables.push(Laid::new(table, what, sits));
                return self.tables.last_mut().expect("it was just added");
            }
            self.over.push((table, sits[0]));
        }
        panic!("no game came to {what}");
    }

    async fn ask(&self, at: usize, table: &str, way: &str, body: Value) {
        let path = format!("/api/tables/{table}/{way}");
        let _: Value = post(self.people.guest(at), &path, &body).await;
    }

    async fn say(&self, at: usize, table: &str, text: &str) {
        let words = json!({ "type": "text", "text": text });
        self.ask(at, table, "say", words).await;
    }

    /// Everything that needs no reaction window.
    pub async fn lay_all(&mut self) {
        self.lay_queens().await;
        self.lay_versailles().await;
        self.lay_saba().await;
        self.undo().await;
        self.leave().await;
        self.finish().await;
        self.lobbies().await;
    }

    async fn lay_queens(&mut self) {
        let live = wish(QUEENS, 3, paced(LIVE));
        let what = "a sealed sale half answered, live";
        let sale = self.stand(what, live, &[0, 1, 2], Players::has_half_a_sale);
        let sale = sale.await.id.clone();
        self.say(0, &sale, "Faites vos jeux !").await;
        let phrase = json!({ "type": "phrase", "phrase": "good_luck" });
        self.ask(1, &sale, "say", phrase).await;

        let alone = NewTable {
            play_now: true,
            ..wish(QUEENS, 3, TableSettings::default())
        };
        let id = self.people.guest(0).lay(&alone).await.expect("a table").id;
        let mut players = Players::sit("a", &id, &self.guests(&[0])).await;
        assert!(players.play_until(|players| players.stands_after(1)).await);
        let mut bots = Laid::new(id, "one person among thinking bots", &[0]);
        bots.plays_on = false;
        self.tables.push(bots);

        let (id, mut players) = self.begin(&wish(QUEENS, 3, paced(SLOW)), &[0, 3, 4]).await;
        for (at, reaction, order) in [
            (0, "queen", "never"),
            (0, "cardinal", "ask"),
            (3, "alchemist", "mine"),
        ] {
            let order = json!({ "reaction": reaction, "order": { "type": order } });
            self.ask(at, &id, "order", order).await;
        }
        assert!(players.play_until(|players| players.stands_after(12)).await);
        let what = "standing orders, slow, with a quarrel";
        self.tables.push(Laid::new(id, what, &[0, 3, 4]));

        let shut = TableSettings {
            pace: LIVE,
            watch: Watch::Nobody,
            hints: HintRule::Never,
            undo: UndoPolicy::Never,
            memory_aids: false,
            ..TableSettings::default()
        };
        let so = |players: &Players| players.stands_after(15);
        let what = "for its players alone, live";
        self.stand(what, wish(QUEENS, 2, shut), &[3, 4], so).await;

        let what = "a reaction whose answer is held";
        let free = wish(QUEENS, 3, TableSettings::default());
        let reacting = |players: &Players| players.reacting().is_some();
        self.stand(what, free, &[1, 2, 3], reacting).await;
    }

    async fn lay_versailles(&mut self) {
        let long = NewTable {
            options: Some(json!({ "long_game": true })),
            ..wish(VERSAILLES, 3, paced(LIVE))
        };
        let so = |players: &Players| players.stands_after(40);
        self.stand("a long game, live", long, &[0, 1, 2], so).await;

        let open = TableSettings {
            open: true,
            ..paced(SLOW)
        };
        let so = |players: &Players| players.stands_after(9);
        self.stand("open, slow", wish(VERSAILLES, 2, open), &[3, 4], so)
            .await;

        let host = self.people.guest(2);
        let table = host
            .lay(&wish(VERSAILLES, 2, TableSettings::default()))
            .await;
        let id = table.expect("a table").id;
        let program = json!({ "seat": 1, "name": "Python" });
        let token: Token = post(host, &format!("/api/tables/{id}/token"), &program).await;
        self.ask(2, &id, "start", json!({})).await;
        let mut chair = crate::expected::with_token(host.house, &id, &token.token).await;
        chair.say_hello(0).await.expect("sent");
        chair.hear().await.expect("a welcome");
        let mine = Chair::sit(host, &id).await.expect("a chair");
        let mut players = Players::new("a", &id, vec![mine, chair]);
        assert!(players.play_until(|players| players.stands_after(21)).await);
        let mut laid = Laid::new(id, "against a program with a token", &[2]);
        laid.programs.push(token);
        self.tables.push(laid);
    }

    async fn lay_saba(&mut self) {
        let live = wish(SABA, 3, paced(LIVE));
        self.stand("an open auction, live", live, &[0, 1, 2], Players::has_bids)
            .await;

        let slow = wish(SABA, 3, paced(SLOW));
        let sits = [1, 2, 3];
        let (id, mut players) = self.begin(&slow, &sits).await;
        let bids = |players: &Players| {
            let bids = |chair: &Chair| kind(chair.offers(), "bid").is_some();
            players.chairs.iter().position(bids)
        };
        assert!(players.play_until(|players| bids(players).is_some()).await);
        let first = sits[bids(&players).expect("somebody is asked")];
        let order = json!({ "reaction": "auction", "order": { "type": "up_to", "price": 9 } });
        self.ask(first, &id, "order", order).await;
        let what = "an auction with a bid in advance, slow";
        self.tables.push(Laid::new(id, what, &sits));

        let with_bots = NewTable {
            options: Some(json!({ "jokers": "mirrored" })),
            bots: vec![random_bot(1), random_bot(2)],
            ..wish(SABA, 3, TableSettings::default())
        };
        let so = |players: &Players| players.stands_after(12);
        self.stand("among quick bots, jokers mirrored", with_bots, &[4], so)
            .await;
    }

    /// Decisions taken back, alone and by consent; and a consent that is not complete.
    async fn undo(&mut self) {
        let small = NewTable {
            options: Some(json!({ "smaller_hands": true })),
            ..wish(QUEENS, 2, TableSettings::default())
        };
        let (id, mut players) = self.begin(&small, &[2, 3]).await;
        assert!(players.play_until(Players::can_take_back).await);
        players.take_back().await;
        assert!(players.play_until(|players| players.stands_after(14)).await);
        self.ask(2, &id, "undo", json!({ "type": "ask", "decisions": 2 }))
            .await;
        self.ask(3, &id, "undo", json!({ "type": "agree" })).await;
        drop(players);
        let mut players = Players::sit("b", &id, &self.guests(&[2, 3])).await;
        assert!(players.play_until(|players| players.stands_after(8)).await);
        let what = "decisions were taken back, alone and by consent";
        self.tables.push(Laid::new(id, what, &[2, 3]));

        for (game, what) in [
            (QUEENS, "an undo asked for, one has agreed and one not"),
            (VERSAILLES, "an undo asked for, one has agreed and one not"),
        ] {
            let so = |players: &Players| players.stands_after(20);
            let free = wish(game, 3, TableSettings::default());
            let id = self.stand(what, free, &[0, 1, 2], so).await.id.clone();
            self.ask(0, &id, "undo", json!({ "type": "ask", "decisions": 1 }))
                .await;
            self.ask(2, &id, "undo", json!({ "type": "agree" })).await;
        }
    }

    /// One resigns; another leaves the house for good.
    async fn leave(&mut self) {
        let with_bot = NewTable {
            bots: vec![random_bot(2)],
            ways: TableSettings {
                stand_in: Some("random".into()),
                ..paced(LIVE)
            },
            ..wish(QUEENS, 3, TableSettings::default())
        };
        let table = begin(&with_bot, &self.guests(&[1, 3])).await;
        self.ask(3, &table, "resign", json!({})).await;
        let mut players = Players::sit("a", &table, &self.guests(&[1])).await;
        assert!(players.play_until(|players| players.stands_after(6)).await);
        let what = "one has resigned, one is a bot, live";
        self.tables.push(Laid::new(table, what, &[1, 3]));

        let harpagon = Guest::arrive(self.people.guest(2).house).await;
        let harpagon = harpagon.expect("a guest");
        let two = NewTable {
            game: SABA.into(),
            ..with_bot
        };
        let table = begin(&two, &[self.people.guest(2), &harpagon]).await;
        let _: Value = post(&harpagon, "/api/account/delete", &json!({})).await;
        let mut players = Players::sit("a", &table, &self.guests(&[2])).await;
        assert!(players.play_until(|players| players.stands_after(4)).await);
        let what = "one has left the house for good, live";
        self.tables.push(Laid::new(table, what, &[2]));
    }

    /// A finished game of each, and a rematch that waits for one.
    async fn finish(&mut self) {
        let shut = TableSettings {
            watch: Watch::Nobody,
            ..paced(LIVE)
        };
        for (game, ways, sits) in [
            (QUEENS, TableSettings::default(), vec![0, 1]),
            (VERSAILLES, paced(SLOW), vec![1, 2]),
            (SABA, shut, vec![3, 4, 1]),
        ] {
            let (table, mut players) = self.begin(&wish(game, sits.len() as u8, ways), &sits).await;
            players.play_until(|_| false).await;
            self.say(sits[0], &table, "Again?").await;
            self.over.push((table, sits[0]));
        }
        let (first, reader) = self.over[self.over.len() - 3].clone();
        let path = format!("/api/tables/{first}/rematch");
        let luck = json!({ "luck": "once more" });
        let next: TableInfo = post(self.people.guest(reader), &path, &luck).await;
        let what = "a rematch that waits for one";
        let mut laid = Laid::new(next.id, what, &[reader]);
        laid.plays_on = false;
        self.tables.push(laid);
    }

    async fn lobbies(&mut self) {
        let open = TableSettings {
            open: true,
            ..paced(SLOW)
        };
        let with_bot = NewTable {
            bots: vec![random_bot(2)],
            ..wish(QUEENS, 4, open)
        };
        let with_friends = wish(VERSAILLES, 3, paced(LIVE));
        for (wish, what, sits) in [
            (with_bot, "a lobby with a bot, open", [0, 1]),
            (with_friends, "a lobby of friends", [1, 2]),
        ] {
            let table = self.people.guest(sits[0]).lay(&wish).await;
            let id = table.expect("a table").id;
            self.ask(sits[1], &id, "join", json!({})).await;
            self.say(sits[1], &id, "Who else?").await;
            let mut laid = Laid::new(id, what, &sits);
            laid.plays_on = false;
            self.tables.push(laid);
        }
    }

    /// In a house whose reactions stay open: two that nobody has answered, and one answer
    /// that is held.
    pub async fn lay_reactions(&mut self) {
        let asked = |players: &Players| {
            let declines = |chair: &Chair| kind(chair.offers(), "decline").is_some();
            players.chairs.iter().any(declines)
        };
        let what = "an open reaction, live";
        let live = wish(QUEENS, 3, paced(LIVE));
        self.stand(what, live, &[0, 1, 2], asked).await;
        let own = TableSettings {
            window: Some(60),
            ..TableSettings::default()
        };
        let what = "an open reaction with a time of its own";
        let laid = self.stand(what, wish(QUEENS, 2, own), &[3, 4], asked);
        laid.await.plays_on = false;

        let held = |laid: &Laid| laid.what.ends_with("is held");
        let at = self.tables.iter().position(held).expect("it was laid");
        let (id, sits) = (self.tables[at].id.clone(), self.tables[at].sits.clone());
        let mut players = Players::sit("a", &id, &self.guests(&sits)).await;
        let place = players.reacting().expect("somebody may react");
        let chair = &mut players.chairs[place];
        let mut offers = chair.offers().iter().map(|offer| offer.action.clone());
        let action = offers.find(|action| action["type"] != "decline");
        let action = action.expect("she may do something else");
        drop(offers);
        let before = chair.brief.clone();
        chair
            .submit("held", vec![action.clone()])
            .await
            .expect("sent");
        assert_eq!(chair.answer_to("held").await, Ok(Ok(())));
        assert_eq!(chair.brief, before, "nothing shows before the end");
        self.tables[at].held = Some(Held {
            seat: Seat(place as u8),
            id: "held".into(),
            action,
        });
    }
}
