//! A view told by what changed in the last one. Like merge patches (RFC 7386), with two
//! additions: lists are changed by index, and `=` sets anything whatever it is.
//!
//! | patch | on | meaning |
//! |---|---|---|
//! | not an object | anything | the value now |
//! | `{"=": value}` | anything | the value now, where it could be mistaken for a patch |
//! | `{"name": patch}` | an object | that member changes; null removes it |
//! | `{"3": patch}` | a list | that element changes |
//! | `{"splice": [at, gone, come...]}` | a list | elements go and come, after the changes by index |

use serde_json::{Map, Value, json};

const SET: &str = "=";
const SPLICE: &str = "splice";

/// What changed from `old` to `new`; nothing if nothing did.
pub fn between(old: &Value, new: &Value) -> Option<Value> {
    (old != new).then(|| change(old, new))
}

/// The shortest way we know to say how `old` became `new`, which differs.
fn change(old: &Value, new: &Value) -> Value {
    let by_parts = match (old, new) {
        (Value::Object(old), Value::Object(new)) => members(old, new),
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => elements(old, new),
        (Value::Array(old), Value::Array(new)) => splice(old, new),
        _ => return set(new),
    };
    // What is set whole costs its own length and, if it is an object, the mark.
    let mark = if new.is_object() { SET.len() + 5 } else { 0 };
    match by_parts {
        Some(parts) if length(&parts) <= length(new) + mark => parts,
        _ => set(new),
    }
}

/// Sets a value whole. Null inside an object would mean "remove".
fn set(new: &Value) -> Value {
    match new {
        Value::Object(_) | Value::Null => json!({ SET: new }),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => new.clone(),
    }
}

fn members(old: &Map<String, Value>, new: &Map<String, Value>) -> Option<Value> {
    if new.contains_key(SET) {
        return None;
    }
    let gone = old.keys().filter(|name| !new.contains_key(*name));
    let mut patch: Map<String, Value> = gone.map(|name| (name.clone(), Value::Null)).collect();
    for (name, value) in new {
        match old.get(name) {
            Some(before) if before == value => {}
            Some(before) => drop(patch.insert(name.clone(), change(before, value))),
            None => drop(patch.insert(name.clone(), set(value))),
        }
    }
    (!patch.contains_key(SET)).then_some(Value::Object(patch))
}

fn elements(old: &[Value], new: &[Value]) -> Option<Value> {
    let pairs = old.iter().zip(new).enumerate();
    let changed = pairs.filter(|(_, (old, new))| old != new);
    let patch = changed.map(|(at, (old, new))| (at.to_string(), change(old, new)));
    Some(Value::Object(patch.collect()))
}

fn splice(old: &[Value], new: &[Value]) -> Option<Value> {
    let same = |pair: &(&Value, &Value)| pair.0 == pair.1;
    let head = old.iter().zip(new).take_while(same).count();
    let (old_rest, new_rest) = (&old[head..], &new[head..]);
    let ends = old_rest.iter().rev().zip(new_rest.iter().rev());
    let tail = ends.take_while(same).count();
    let mut parts = vec![json!(head), json!(old_rest.len() - tail)];
    parts.extend_from_slice(&new_rest[..new_rest.len() - tail]);
    Some(json!({ SPLICE: parts }))
}

/// About how long a value is once it is written.
fn length(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) => 4,
        Value::Number(number) => match number.as_i64() {
            Some(0..=9) => 1,
            Some(0..=99) => 2,
            Some(_) | None => 4,
        },
        Value::String(text) => text.len() + 2,
        Value::Array(items) => 1 + items.iter().map(|item| length(item) + 1).sum::<usize>(),
        Value::Object(members) => {
            let member = |(name, value): (&String, &Value)| name.len() + 4 + length(value);
            1 + members.iter().map(member).sum::<usize>()
        }
    }
}

/// Changes `target` as `patch` says. A patch that does not fit its target changes what
/// it can; the house sends none.
pub fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(patch) = patch else {
        *target = patch.clone();
        return;
    };
    if let Some(value) = patch.get(SET) {
        *target = value.clone();
        return;
    }
    match target {
        Value::Array(items) => merge_list(items, patch),
        Value::Object(members) => merge_members(members, patch),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            let mut members = Map::new();
            merge_members(&mut members, patch);
            *target = Value::Object(members);
        }
    }
}

fn merge_members(members: &mut Map<String, Value>, patch: &Map<String, Value>) {
    for (name, change) in patch {
        if change.is_null() {
            members.remove(name);
        } else {
            merge(members.entry(name.clone()).or_insert(Value::Null), change);
        }
    }
}

fn merge_list(items: &mut Vec<Value>, patch: &Map<String, Value>) {
    for (name, change) in patch {
        let at = name.parse::<usize>().ok();
        if let Some(item) = at.and_then(|at| items.get_mut(at)) {
            merge(item, change);
        }
    }
    if let Some([at, gone, come @ ..]) = patch
        .get(SPLICE)
        .and_then(Value::as_array)
        .map(Vec::as_slice)
    {
        let whole = |value: &Value| value.as_u64().map_or(0, |n| n as usize);
        let from = whole(at).min(items.len());
        let to = from.saturating_add(whole(gone)).min(items.len());
        items.splice(from..to, come.iter().cloned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
