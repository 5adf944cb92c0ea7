//! What every bus must do. An implementation's tests call [`every_promise`] with a way to
//! join the same bus again.

use crate::{Bus, News};
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::time::{Instant, timeout};

fn news(rows: u32) -> News {
    News::Table {
        table: "t1".into(),
        rows,
        version: 2,
        changes: 1,
    }
}

/// Tells it until it is heard: a bus may lose what is told too early.
pub async fn gets_through(from: &dyn Bus, to: &dyn Bus, what: &News) {
    let mut ear = to.listen();
    let until = Instant::now() + Duration::from_secs(20);
    loop {
        from.tell(what.clone());
        let heard = timeout(Duration::from_millis(100), ear.recv()).await;
        if heard.is_ok_and(|heard| heard.as_ref() == Ok(what)) {
            return;
        }
        assert!(Instant::now() < until, "{what:?} is never heard");
    }
}

async fn hears_nothing(ear: &mut Receiver<News>) {
    let heard = timeout(Duration::from_millis(200), ear.recv()).await;
    assert!(heard.is_err(), "{heard:?}");
}

/// All of it, for three nodes of one house.
pub async fn every_promise(nodes: [&dyn Bus; 3]) {
    let [one, two, three] = nodes;
    for (from, to) in [(one, two), (one, three), (two, one), (three, one)] {
        assert!(!from.is_alone());
        gets_through(from, to, &news(0)).await;
    }
    // What was told until they heard each other may still be on its way.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut ears = [one.listen(), two.listen(), three.listen()];
    let here = News::Here {
        node: "a".into(),
        table: "t1".into(),
        guests: vec!["anna".into()],
    };
    let told = [news(1), news(2), News::Guest("anna".into()), here];
    for news in &told {
        one.tell(news.clone());
    }
    for ear in &mut ears[1..] {
        for news in &told {
            let heard = timeout(Duration::from_secs(5), ear.recv()).await;
            assert_eq!(heard.expect("in time").as_ref(), Ok(news));
        }
        hears_nothing(ear).await;
    }
    hears_nothing(&mut ears[0]).await;
}
