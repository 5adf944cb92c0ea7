//! Changing a value as a patch says.

use crate::{SET, SPLICE};
use serde_json::{Map, Value};

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
