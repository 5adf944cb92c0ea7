//! Finding out what changed.

use crate::{SET, SPLICE};
use serde_json::{Map, Value, json};

/// How `old` became `new`, as shortly as we know; nothing if they are the same.
pub fn between(old: &Value, new: &Value) -> Option<Value> {
    (old != new).then(|| change(old, new))
}

/// That something is this now.
pub fn set(new: Value) -> Value {
    match new {
        Value::Object(_) | Value::Null => json!({ SET: new }),
        _ => new,
    }
}

/// The same as [`between`] for two that differ: part by part, unless the whole is shorter.
fn change(old: &Value, new: &Value) -> Value {
    let parts = match (old, new) {
        (Value::Object(old), Value::Object(new)) => members(old, new),
        (Value::Array(old), Value::Array(new)) => Some(elements(old, new)),
        _ => None,
    };
    let whole = set(new.clone());
    match parts {
        Some(parts) if length(&parts) <= length(&whole) => parts,
        _ => whole,
    }
}

/// Member by member. Not if one of them has the name of the mark.
fn members(old: &Map<String, Value>, new: &Map<String, Value>) -> Option<Value> {
    let gone = old.keys().filter(|name| !new.contains_key(*name));
    let mut patch: Map<String, Value> = gone.map(|name| (name.clone(), Value::Null)).collect();
    for (name, now) in new {
        let changed = match old.get(name) {
            Some(before) => between(before, now),
            None => Some(set(now.clone())),
        };
        patch.extend(changed.map(|changed| (name.clone(), changed)));
    }
    (!patch.contains_key(SET)).then_some(Value::Object(patch))
}

fn elements(old: &[Value], new: &[Value]) -> Value {
    if old.len() != new.len() {
        return splice(old, new);
    }
    let pairs = old.iter().zip(new).enumerate();
    let changes = pairs.filter_map(|(at, (old, new))| Some((at.to_string(), between(old, new)?)));
    Value::Object(changes.collect())
}

fn splice(old: &[Value], new: &[Value]) -> Value {
    let same = |pair: &(&Value, &Value)| pair.0 == pair.1;
    let head = old.iter().zip(new).take_while(same).count();
    let (old, new) = (&old[head..], &new[head..]);
    let tail = old.iter().rev().zip(new.iter().rev());
    let tail = tail.take_while(same).count();
    let mut splice = vec![json!(head), json!(old.len() - tail)];
    splice.extend_from_slice(&new[..new.len() - tail]);
    json!({ SPLICE: splice })
}

/// About how long it is as text.
fn length(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) => 4,
        Value::Number(number) => number
            .as_u64()
            .map_or(4, |n| n.max(1).ilog10() as usize + 1),
        Value::String(text) => text.len() + 2,
        Value::Array(items) => {
            1 + items
                .iter()
                .map(|item| 1 + length(item))
                .sum::<usize>()
                .max(1)
        }
        Value::Object(members) => {
            let each = members.iter();
            let each = each.map(|(name, value)| 4 + name.len() + length(value));
            1 + each.sum::<usize>().max(1)
        }
    }
}
