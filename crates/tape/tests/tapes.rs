//! A tape says what JSON would say, whatever is written on it.

use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Serialize, Default)]
struct Everything {
    none: Option<u8>,
    some: Option<u8>,
    unit: (),
    yes: bool,
    small: i8,
    large: u64,
    below: i64,
    half: f64,
    not_a_number: f64,
    letter: char,
    text: String,
    pair: (u8, &'static str),
    empty: Vec<u8>,
    nested: Vec<Vec<u16>>,
    by_number: BTreeMap<u16, Shape>,
    by_shape: BTreeMap<Plain, u8>,
    shapes: Vec<Shape>,
}

#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
enum Plain {
    Round,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Shape {
    Point,
    Circle(u8),
    Line(u8, u8),
    Box { wide: u8, high: u8 },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Stage {
    Buying { ducats: u8 },
    Over {},
}

fn everything() -> Everything {
    Everything {
        some: Some(3),
        yes: true,
        small: -7,
        large: u64::MAX,
        below: i64::MIN,
        half: 0.5,
        not_a_number: f64::NAN,
        letter: 'é',
        text: "say \"no\"\n\u{1}".into(),
        pair: (1, "two"),
        nested: vec![vec![], vec![1, 300]],
        by_number: BTreeMap::from([(7, Shape::Point), (12, Shape::Circle(1))]),
        by_shape: BTreeMap::from([(Plain::Round, 1)]),
        shapes: vec![
            Shape::Point,
            Shape::Circle(4),
            Shape::Line(1, 2),
            Shape::Box { wide: 1, high: 2 },
        ],
        ..Everything::default()
    }
}

/// What is written of a value that is an object.
fn read(value: &impl Serialize) -> Value {
    let mut text = Vec::new();
    tape::set(value, &mut text).expect("it can be written");
    let mut read: Value = serde_json::from_slice(&text).expect("it is JSON");
    read["="].take()
}

fn patch(before: &impl Serialize, now: &impl Serialize) -> Option<Value> {
    let mut text = Vec::new();
    let differ = tape::patch(before, now, &mut text).expect("it can be written");
    differ.then(|| serde_json::from_slice(&text).expect("it is JSON"))
}

#[test]
fn a_tape_reads_as_json_does() {
    assert_eq!(read(&everything()), json!(everything()));
    for stage in [Stage::Buying { ducats: 4 }, Stage::Over {}] {
        assert_eq!(read(&stage), json!(stage));
    }
}

#[test]
fn what_json_has_no_form_for_is_refused() {
    let no_key = BTreeMap::from([((1, 2), 3)]);
    assert!(tape::set(&no_key, &mut Vec::new()).is_err());
}

#[test]
fn the_same_value_needs_no_patch() {
    assert_eq!(patch(&everything(), &everything()), None);
}

#[test]
fn members_that_change_places_are_sent_whole() {
    #[derive(Serialize)]
    struct Before {
        a: u8,
        b: u8,
    }
    #[derive(Serialize)]
    struct After {
        b: u8,
        a: u8,
    }
    let said = patch(&Before { a: 1, b: 2 }, &After { a: 1, b: 2 });
    assert_eq!(said, Some(json!({ "=": { "a": 1, "b": 2 } })));
}

#[test]
fn long_texts_and_numbers_are_compared_by_what_they_say() {
    let long = |end: &str| "x".repeat(70_000) + end;
    let old = json!({"first": long(""), "large": 1u64 << 40, "turn": 1});
    let mut new = json!({"first": long(""), "large": 1u64 << 40, "turn": 2});
    assert_eq!(patch(&old, &new), Some(json!({"turn": 2})));
    new["turn"] = json!(1);
    assert_eq!(patch(&old, &new), None);
    new["large"] = json!(2u64 << 40);
    new["first"] = json!(long("y"));
    let both = json!({"first": long("y"), "large": 2u64 << 40});
    assert_eq!(patch(&old, &new), Some(both));
}
