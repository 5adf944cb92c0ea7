//! What a patch says, and that saying it leads to the new value.

use patch::merge;
use serde_json::{Value, json};

/// The patch as a value; nothing if the two are the same.
fn between(old: &Value, new: &Value) -> Option<Value> {
    let mut patch = Vec::new();
    patch::between(
        old.to_string().as_bytes(),
        new.to_string().as_bytes(),
        &mut patch,
    );
    (!patch.is_empty()).then(|| serde_json::from_slice(&patch).expect("it is JSON"))
}

#[track_caller]
fn patched(old: Value, new: Value, expected: Value) {
    let patch = between(&old, &new).expect("they differ");
    let mut after = old;
    merge(&mut after, &patch);
    assert_eq!(after, new);
    assert_eq!(patch, expected);
}

#[test]
fn only_what_changed_is_said() {
    let old = json!({"deck": 70, "fashion": ["ruby"], "market": [{"card": "thief", "price": 8}, {"card": "king", "price": 6}]});
    let mut new = old.clone();
    assert_eq!(between(&old, &new), None);
    new["deck"] = json!(69);
    new["market"][1]["price"] = json!(4);
    patched(old, new, json!({"deck": 69, "market": {"1": {"price": 4}}}));
}

#[test]
fn a_list_that_grows_or_shrinks_is_spliced() {
    let old = json!({"pile": ["ruby-1", "ruby-2", "ruby-3", "thief"]});
    let fewer = json!({"pile": ["ruby-1", "ruby-3", "thief"]});
    let more = json!({"pile": ["ruby-1", "ruby-2", "king", "ruby-3", "thief"]});
    patched(old.clone(), fewer, json!({"pile": {"splice": [1, 1]}}));
    patched(old, more, json!({"pile": {"splice": [2, 0, "king"]}}));
    patched(json!({"a": [1]}), json!({"a": []}), json!({"a": []}));
    patched(json!([1]), json!([2]), json!([2]));
}

#[test]
fn a_member_that_went_is_null_in_the_patch() {
    let old = json!({"a": 1, "b": {"c": null}});
    patched(old, json!({"b": {"c": null}}), json!({"a": null}));
}

#[test]
fn what_a_patch_could_be_mistaken_for_is_marked() {
    patched(
        json!({"a": 1}),
        json!({"a": null}),
        json!({"a": {"=": null}}),
    );
    patched(
        json!({"a": 1}),
        json!({"a": {"b": null}}),
        json!({"a": {"=": {"b": null}}}),
    );
    patched(
        json!({"a": ["x"]}),
        json!({"a": {"0": "y"}}),
        json!({"a": {"=": {"0": "y"}}}),
    );
    let odd = json!({"=": 1, "splice": 2});
    patched(json!({"=": 2, "splice": 2}), odd.clone(), json!({"=": odd}));
    patched(
        json!({"=": 1, "a": 2}),
        json!({"a": 2}),
        json!({"=": {"a": 2}}),
    );
}

#[test]
fn another_kind_of_thing_is_set_whole_if_that_is_shorter() {
    let old = json!({"stage": {"type": "queen", "asked": [0, 1], "card": "ring", "slot": 2}});
    patched(
        old,
        json!({"stage": {"type": "over"}}),
        json!({"stage": {"=": {"type": "over"}}}),
    );
}

#[test]
fn a_patch_that_does_not_fit_does_no_harm() {
    for patch in [
        json!({"9": 1, "x": 2}),
        json!({"splice": [7, 7, "a"]}),
        json!({"splice": [0]}),
        json!({"splice": "no"}),
        json!({"splice": [null, -1]}),
    ] {
        let mut list = json!(["a", "b"]);
        merge(&mut list, &patch);
        assert!(list.is_array(), "{patch}");
    }
}

/// Some value: small numbers draw the same ones again and again.
fn some(draw: &mut dyn FnMut(u64) -> u64, depth: u32) -> Value {
    const WORDS: [&str; 8] = ["a", "b", "=", "splice", "0", "1", "\"{[,\\", "é]}\n"];
    match draw(if depth == 0 { 5 } else { 9 }) {
        0 => Value::Null,
        1 => json!(draw(2) == 0),
        2 => json!(draw(120)),
        3 => json!(-(draw(3) as i64)),
        4 => json!(WORDS[draw(8) as usize]),
        5 | 6 => (0..draw(4)).map(|_| some(draw, depth - 1)).collect(),
        _ => {
            let mut members = serde_json::Map::new();
            for _ in 0..draw(4) {
                let name = WORDS[draw(8) as usize].to_owned();
                members.insert(name, some(draw, depth - 1));
            }
            Value::Object(members)
        }
    }
}

#[test]
fn whatever_changed_the_patch_leads_to_the_new_value() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut draw = |most: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % most
    };
    let mut old = Value::Null;
    for _ in 0..20_000 {
        let new = some(&mut draw, 3);
        if let Some(patch) = between(&old, &new) {
            merge(&mut old, &patch);
        }
        assert_eq!(old, new);
    }
}
