//! The people of the fixture: with and without accounts, blocked, reported, muted.

use crate::players::{get, post};
use client::Guest;
use protocol::{Claimed, OperatorDesk};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// Whose account the operator's is.
pub const OPERATOR: &str = "Armande";

/// Somebody who has come, and what she alone knows.
pub struct Member {
    pub guest: Guest,
    pub password: Option<String>,
    pub recovery: Option<String>,
}

/// Everybody at the house.
pub struct People {
    pub members: Vec<Member>,
    /// Of somebody who has signed out everywhere since.
    pub void_cookie: String,
}

async fn claim(house: SocketAddr, name: &str, password: &str) -> Member {
    let mut guest = Guest::arrive(house).await.expect("a guest");
    let wish = json!({ "name": name, "password": password });
    let answer = guest.post("/api/account/claim", &wish).await;
    let answer = answer.expect("an answer");
    guest.keep_cookie(&answer);
    let claimed: Claimed = answer.read().expect("claimed");
    Member {
        guest,
        password: Some(password.to_owned()),
        recovery: Some(claimed.recovery),
    }
}

async fn named(house: SocketAddr, name: &str) -> Member {
    let guest = Guest::arrive(house).await.expect("a guest");
    let _: Value = post(&guest, "/api/me", &json!({ "name": name })).await;
    Member {
        guest,
        password: None,
        recovery: None,
    }
}

impl People {
    /// Three accounts, two guests.
    pub async fn arrive(house: SocketAddr) -> People {
        let mut members = vec![
            claim(house, OPERATOR, "seven quiet herons").await,
            claim(house, "Baptiste", "a lantern in the orchard").await,
            claim(house, "Célimène", "écharpe bleue & gants 7").await,
            named(house, "Dorine").await,
            named(house, "Elmire").await,
        ];
        let mail = json!({ "mail": "armande@court.example" });
        let _: Value = post(&members[0].guest, "/api/account/mail", &mail).await;

        let baptiste = &mut members[1].guest;
        let void_cookie = baptiste.cookie.clone();
        let path = "/api/account/sign-out-everywhere";
        let answer = baptiste.post(path, &json!({})).await.expect("an answer");
        baptiste.keep_cookie(&answer);

        for member in &mut members {
            member.guest.me = get(&member.guest, "/api/me").await;
        }
        People {
            members,
            void_cookie,
        }
    }

    pub fn guest(&self, at: usize) -> &Guest {
        &self.members[at].guest
    }

    /// The same people, when the house is at another address.
    pub fn go_to(&mut self, house: SocketAddr) {
        for member in &mut self.members {
            member.guest.house = house;
        }
    }

    /// At a table where 0, 3 and 4 sit in this order: 4 is blocked by 0, reported by 3 for
    /// two things and muted for one of them.
    pub async fn quarrel(&self, table: &str) {
        let words = json!({ "type": "text", "text": "You play like a footman." });
        let say = format!("/api/tables/{table}/say");
        let _: Value = post(self.guest(4), &say, &words).await;
        for (fault, detail) in [("words", "rude"), ("play", "stalls")] {
            let report = json!({ "seat": 2, "fault": fault, "detail": detail });
            let path = format!("/api/tables/{table}/report");
            let _: Value = post(self.guest(3), &path, &report).await;
        }
        let block = format!("/api/tables/{table}/block");
        let _: Value = post(self.guest(0), &block, &json!({ "seat": 2 })).await;
        let desk: OperatorDesk = get(self.guest(0), "/api/operator").await;
        let rude = desk.reports.iter().find(|report| report.fault == "words");
        let report = &rude.expect("it was reported").id;
        for verdict in ["mute", "close"] {
            let judge = json!({ "report": report, "verdict": verdict });
            let _: Value = post(self.guest(0), "/api/operator/act", &judge).await;
        }
    }
}
