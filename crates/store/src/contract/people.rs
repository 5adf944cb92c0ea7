//! Accounts, blocks, reports, operators, and leaving for good.

use super::guest;
use crate::people::{Account, Audit, OperatorEffect, PersonWrite, Report};
use crate::{Store, StoreError, Write};

async fn write(store: &dyn Store, person: PersonWrite) -> Result<(), StoreError> {
    store.write(Write::Person(person)).await
}

fn account() -> Account {
    Account {
        guest: "cleo".into(),
        login: "cleo".into(),
        password: "hash".into(),
        recovery: "code".into(),
        mail: None,
        mailed: 0,
        created: 5,
    }
}

pub async fn everything_about_people(store: &dyn Store) {
    for id in ["cleo", "dora"] {
        let new = store.write(Write::NewGuest(guest(id)));
        new.await.expect("a new guest");
    }
    accounts_are_saved(store).await;
    letters_go_out_once(store).await;
    operators_act_and_undo(store).await;
    who_leaves_is_forgotten(store).await;
}

async fn accounts_are_saved(store: &dyn Store) {
    let people = store.people();
    let claim = |account: Account, key: &str| PersonWrite::Claim {
        account,
        key: key.into(),
    };
    assert_eq!(people.name_holder("key").await, Ok(None));
    write(store, claim(account(), "key"))
        .await
        .expect("claimed");
    let mut taken = account();
    taken.guest = "dora".into();
    let same_login = write(store, claim(taken.clone(), "another")).await;
    assert_eq!(same_login, Err(StoreError::Taken));
    taken.login = "dora".into();
    let same_key = write(store, claim(taken, "key")).await;
    assert_eq!(same_key, Err(StoreError::Taken), "it looks alike");
    assert_eq!(
        people.name_holder("key").await,
        Ok(Some(Some("cleo".into())))
    );
    assert_eq!(people.name_holder("another").await, Ok(None));
    assert_eq!(people.without_key().await, Ok(Vec::new()));
    assert_eq!(people.account("cleo").await, Ok(Some(account())));
    assert_eq!(people.account_called("dora").await, Ok(None));
    assert!(
        store
            .guest("cleo")
            .await
            .is_ok_and(|it| it.is_some_and(|it| it.claimed))
    );
    let guest = || "cleo".to_owned();
    let password = PersonWrite::Password {
        guest: guest(),
        password: "other".into(),
        recovery: None,
    };
    write(store, password).await.expect("changed");
    write(store, PersonWrite::SignOut { guest: guest() })
        .await
        .expect("out");
    write(
        store,
        PersonWrite::Seen {
            guest: guest(),
            at: 9,
        },
    )
    .await
    .expect("seen");
    let now = people
        .account("cleo")
        .await
        .expect("readable")
        .expect("there");
    assert_eq!(
        (now.password.as_str(), now.recovery.as_str()),
        ("other", "code")
    );
    let now = store.guest("cleo").await.expect("readable").expect("there");
    assert_eq!((now.epoch, now.seen), (1, 9));
    let stale = people.stale_guests(100, 10).await.expect("readable");
    assert!(stale.contains(&"dora".to_owned()) && !stale.contains(&guest()));
}

/// Two who want to send it at the same time: one may.
async fn letters_go_out_once(store: &dyn Store) {
    let mail = PersonWrite::Mail {
        guest: "cleo".into(),
        mail: Some("cleo@example.org".into()),
    };
    write(store, mail).await.expect("saved");
    let with_mail = store.people().with_mail().await.expect("readable");
    assert_eq!(with_mail.len(), 1);
    let letter = |at| PersonWrite::Mailed {
        guest: "cleo".into(),
        before: 0,
        at,
    };
    assert_eq!(write(store, letter(100)).await, Ok(()));
    assert_eq!(write(store, letter(101)).await, Err(StoreError::Taken));
}

async fn operators_act_and_undo(store: &dyn Store) {
    let people = store.people();
    let report = Report {
        id: "r1".into(),
        reporter: "dora".into(),
        about: "cleo".into(),
        table: "t1".into(),
        reason: "words".into(),
        detail: "rude".into(),
        at: 3,
        closed: false,
    };
    write(store, PersonWrite::Report(report.clone()))
        .await
        .expect("reported");
    assert_eq!(people.report("r1").await, Ok(Some(report.clone())));
    assert_eq!(people.reports(5).await, Ok(vec![report.clone()]));
    assert_eq!(people.reports_of("dora").await, Ok(vec![report]));
    let act = |id: &str, on, undoes: Option<&str>| PersonWrite::Act {
        audit: Audit {
            id: id.into(),
            at: 4,
            operator: "dora".into(),
            act: "mute".into(),
            about: "cleo".into(),
            detail: String::new(),
            undone: false,
        },
        effect: OperatorEffect::Sanction {
            guest: "cleo".into(),
            kind: "mute".into(),
            on,
        },
        undoes: undoes.map(str::to_owned),
    };
    write(store, act("a1", true, None)).await.expect("done");
    assert_eq!(people.sanctions("cleo").await, Ok(vec!["mute".to_owned()]));
    write(store, act("a2", false, Some("a1")))
        .await
        .expect("undone");
    assert_eq!(people.sanctions("cleo").await, Ok(vec![]));
    let first = people.audit("a1").await.expect("readable").expect("there");
    assert!(first.undone);
    assert_eq!(people.audits(5).await.map(|all| all.len()), Ok(2));
    let about = people.audits_about("cleo").await.expect("readable");
    let ids: Vec<&str> = about.iter().map(|audit| audit.id.as_str()).collect();
    assert_eq!(ids, ["a1", "a2"]);
    assert_eq!(people.audits_about("dora").await, Ok(vec![]));
}

async fn who_leaves_is_forgotten(store: &dyn Store) {
    let block = |on| PersonWrite::Block {
        guest: "dora".into(),
        other: "cleo".into(),
        on,
    };
    write(store, block(true)).await.expect("blocked");
    write(store, block(true)).await.expect("blocked again");
    let people = store.people();
    assert_eq!(people.blocked_by("dora").await, Ok(vec!["cleo".to_owned()]));
    let guest = "cleo".to_owned();
    write(store, PersonWrite::Forget { guest })
        .await
        .expect("forgotten");
    assert_eq!(people.blocked_by("dora").await, Ok(vec![]));
    assert_eq!(people.account("cleo").await, Ok(None));
    let gone = store.guest("cleo").await.expect("readable").expect("there");
    assert!(gone.gone && gone.name.is_empty());
    let retired = people.name_holder("key").await;
    assert_eq!(retired, Ok(Some(None)), "nobody else gets the name");
}
