//! A guest claims a name, signs in elsewhere, signs out, leaves for good.

mod support;

use client::{Chair, Guest, HttpAnswer};
use protocol::{AccountInfo, Claimed, Reason};
use serde_json::{Value, json};
use server::Settings;
use support::{Opened, mailing, open, open_with, quick, table_of, within};

const PASSWORD: &str = "rubies before breakfast";

async fn claim(guest: &mut Guest, name: &str, password: &str) -> HttpAnswer {
    let body = json!({ "name": name, "password": password });
    let answer = guest.post("/api/account/claim", &body).await;
    let answer = answer.expect("an answer");
    guest.keep_cookie(&answer);
    answer
}

/// The guest an answer's cookie belongs to.
async fn as_told(house: &Opened, answer: &HttpAnswer) -> Guest {
    let cookie = answer.header("set-cookie").expect("a cookie");
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    let known = [("cookie", cookie.as_str())];
    let me = HttpAnswer::to(house.address, "GET", "/api/me", &known, b"").await;
    Guest {
        house: house.address,
        me: me.expect("an answer").read().expect("me"),
        cookie,
    }
}

async fn say(guest: &Guest, way: &str, body: Value) -> HttpAnswer {
    let path = format!("/api/account/{way}");
    guest.post(&path, &body).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claimed_name_opens_the_same_account_elsewhere() {
    let house = open().await;
    let (mut anna, mut other) = (house.guest().await, house.guest().await);
    let claimed = claim(&mut anna, "Anna", PASSWORD).await;
    let claimed: Claimed = claimed.read().expect("claimed");
    assert_eq!(claimed.account.login.as_deref(), Some("anna"));
    assert_eq!(claimed.account.name, "Anna");
    let twice = claim(&mut anna, "Anna II", PASSWORD).await;
    assert_eq!(twice.refused(), Some(Reason::AlreadyClaimed {}));
    let taken = claim(&mut other, "aNNa", PASSWORD).await;
    assert_eq!(taken.refused(), Some(Reason::NameTaken {}));

    let wrong = json!({ "name": "Anna", "password": "something else" });
    let refused = say(&other, "sign-in", wrong).await;
    assert_eq!(refused.refused(), Some(Reason::WrongPassword {}));
    assert_eq!(refused.header("set-cookie"), None);
    let nobody = json!({ "name": "Nobody", "password": PASSWORD });
    let refused = say(&other, "sign-in", nobody).await;
    assert_eq!(refused.refused(), Some(Reason::WrongPassword {}));
    let right = json!({ "name": "ANNA", "password": PASSWORD });
    let signed_in = say(&other, "sign-in", right).await;
    assert_eq!(as_told(&house, &signed_in).await.me.id, anna.me.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn easy_passwords_are_refused() {
    let house = open().await;
    let mut anna = house.guest().await;
    for easy in [
        "",
        "short",
        "password123",
        "azertyuiop",
        "Anna rules",
        "99999999",
    ] {
        let refused = claim(&mut anna, "Anna", easy).await.refused();
        assert_eq!(refused, Some(Reason::WeakPassword { fewest: 8 }), "{easy}");
    }
    assert_eq!(
        claim(&mut anna, "", PASSWORD).await.refused(),
        Some(Reason::BadName {})
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_is_slowed_down() {
    let house = open().await;
    let mut anna = house.guest().await;
    claim(&mut anna, "Anna", PASSWORD).await;
    let mut refused = Vec::new();
    for guess in 0..12 {
        let body = json!({ "name": "anna", "password": format!("guess number {guess}") });
        refused.push(say(&anna, "sign-in", body).await.refused());
    }
    assert_eq!(refused.first(), Some(&Some(Reason::WrongPassword {})));
    assert_eq!(refused.last(), Some(&Some(Reason::TooFast {})));
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_ends_every_other_session() {
    let house = open().await;
    let (mut anna, bert, elsewhere) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    claim(&mut anna, "Anna", PASSWORD).await;
    let body = json!({ "name": "anna", "password": PASSWORD });
    let phone = as_told(&house, &say(&elsewhere, "sign-in", body).await).await;
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&phone, &table).await.expect("a chair");
    let out = say(&anna, "sign-out-everywhere", json!({})).await;
    let here = as_told(&house, &out).await;
    assert_eq!(here.me.id, anna.me.id);
    let lost = async { while chair.hear().await.is_ok() {} };
    within("the line of the other device is cut", lost).await;
    for gone in [&phone, &anna] {
        let answer = gone.post("/api/me", &json!({ "name": "X" })).await;
        assert_eq!(
            answer.expect("an answer").refused(),
            Some(Reason::NoGuest {})
        );
    }
    assert!(Chair::sit(&here, &table).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_sets_a_new_password_once() {
    let house = open().await;
    let (mut anna, lost) = (house.guest().await, house.guest().await);
    let claimed: Claimed = claim(&mut anna, "Anna", PASSWORD)
        .await
        .read()
        .expect("claimed");
    let recover =
        |code: &str, password: &str| json!({ "name": "Anna", "code": code, "password": password });
    let wrong = say(&lost, "recover", recover("aaaa-bbbb", "pearls at noon")).await;
    assert_eq!(wrong.refused(), Some(Reason::WrongPassword {}));
    let typed = claimed.recovery.to_uppercase().replace('-', " ");
    let back = say(&lost, "recover", recover(&typed, "pearls at noon")).await;
    let again: Claimed = back.read().expect("recovered");
    assert_ne!(again.recovery, claimed.recovery);
    assert_eq!(as_told(&house, &back).await.me.id, anna.me.id);
    let used = say(&lost, "recover", recover(&typed, "opals at dusk")).await;
    assert_eq!(used.refused(), Some(Reason::WrongPassword {}));
    let old = json!({ "name": "Anna", "password": PASSWORD });
    assert_eq!(
        say(&lost, "sign-in", old).await.refused(),
        Some(Reason::WrongPassword {})
    );
    let new = json!({ "name": "Anna", "password": "pearls at noon" });
    assert_eq!(say(&lost, "sign-in", new).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_accounts_have_mail_and_it_must_look_like_it() {
    let house = open_with(mailing()).await;
    let mut anna = house.guest().await;
    let mail = json!({ "mail": "anna@court.example" });
    assert_eq!(
        say(&anna, "mail", mail.clone()).await.refused(),
        Some(Reason::NotClaimed {})
    );
    claim(&mut anna, "Anna", PASSWORD).await;
    let bad = json!({ "mail": "anna\r\nbcc: all@court.example" });
    assert_eq!(
        say(&anna, "mail", bad).await.refused(),
        Some(Reason::BadMail {})
    );
    let info: AccountInfo = say(&anna, "mail", mail).await.read().expect("an account");
    assert_eq!(info.mail.as_deref(), Some("anna@court.example"));
    let info: AccountInfo = say(&anna, "mail", json!({}))
        .await
        .read()
        .expect("an account");
    assert_eq!(info.mail, None);
}

#[tokio::test]
async fn a_house_without_a_mail_server_keeps_no_address() {
    let house = open().await;
    let mut anna = house.guest().await;
    let claimed: Claimed = claim(&mut anna, "Anna", PASSWORD)
        .await
        .read()
        .expect("claimed");
    assert!(!claimed.account.can_mail);
    let mail = json!({ "mail": "anna@court.example" });
    assert_eq!(
        say(&anna, "mail", mail).await.refused(),
        Some(Reason::NoMail {})
    );
    // One that is left from a time when there was a server can still be taken away.
    assert_eq!(say(&anna, "mail", json!({})).await.status, 200);
}

/// Over TLS the cookie goes over TLS alone; whether it is TLS only a proxy can say.
#[tokio::test]
async fn cookies_are_secure_behind_a_proxy_with_tls() {
    for (behind_proxy, scheme, secure) in [
        (true, "https", true),
        (true, "http", false),
        (false, "https", false),
    ] {
        let house = open_with(Settings {
            behind_proxy,
            ..quick()
        })
        .await;
        let headers = [("x-forwarded-proto", scheme)];
        let me = HttpAnswer::to(house.address, "GET", "/api/me", &headers, b"").await;
        let me = me.expect("an answer");
        let cookie = me.header("set-cookie").expect("a cookie");
        let is_secure = cookie.split("; ").any(|part| part == "Secure");
        assert_eq!(is_secure, secure, "{behind_proxy} {scheme}: {cookie}");
        assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    }
}
