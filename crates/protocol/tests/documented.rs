//! The examples of `docs/protocol.md` are what the types say.

use protocol::{FromClient, FromHouse};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// The fenced blocks with this heading, e.g. "json client".
fn examples(heading: &str) -> Vec<&'static str> {
    let fence = format!("```{heading}\n");
    DOCUMENT
        .split(&fence)
        .skip(1)
        .map(|rest| rest.split("```").next().expect("a block has an end"))
        .collect()
}

#[test]
fn every_client_frame_shown_can_be_read() {
    let shown = examples("json client");
    assert!(shown.len() >= 4);
    for text in shown {
        FromClient::read(text).unwrap_or_else(|why| panic!("{text}\n{why:?}"));
    }
}

#[test]
fn every_house_frame_shown_is_what_the_house_would_write() {
    let shown = examples("json house");
    assert!(shown.len() >= 6);
    for text in shown {
        let frame: FromHouse =
            serde_json::from_str(text).unwrap_or_else(|why| panic!("{text}\n{why}"));
        let meant: serde_json::Value = serde_json::from_str(text).expect("it was read before");
        let written: serde_json::Value =
            serde_json::from_str(&frame.write()).expect("what we write is JSON");
        assert_eq!(written, meant);
    }
}

#[test]
fn every_refusal_is_listed() {
    use protocol::Reason;
    for name in <Reason as tabletop::Kind>::KINDS {
        assert!(
            DOCUMENT.contains(&format!("`{name}`")),
            "{name} is not in the document"
        );
    }
}

#[cfg(feature = "types")]
#[test]
fn the_page_gets_its_types() {
    let text = protocol::types::typescript();
    assert!(text.contains("export type FromHouse ="), "{text}");
}
