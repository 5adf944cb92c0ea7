//! Merge patches as in RFC 7386. A patch cannot set a member to null, since null means
//! "remove it"; where one would have to, there is no patch and the whole view is sent.

use serde_json::{Map, Value};

/// What changed from `old` to `new`: `Some(None)` if nothing did, `None` if no patch can
/// say it or the patch would not be shorter.
pub fn between(old: &Value, new: &Value) -> Option<Option<Value>> {
    if old == new {
        return Some(None);
    }
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            changed(old, new).map(|patch| Some(Value::Object(patch)))
        }
        _ => None,
    }
}

fn changed(old: &Map<String, Value>, new: &Map<String, Value>) -> Option<Map<String, Value>> {
    let mut patch = Map::new();
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        patch.insert(name.clone(), Value::Null);
    }
    for (name, value) in new {
        let before = old.get(name);
        if before == Some(value) {
            continue;
        }
        let change = match (before, value) {
            (Some(Value::Object(old)), Value::Object(new)) => Value::Object(changed(old, new)?),
            (_, value) if can_be_set(value) => value.clone(),
            _ => return None,
        };
        patch.insert(name.clone(), change);
    }
    Some(patch)
}

/// Whether a patch can put this value where something else was. Lists are put in whole,
/// so what is inside them does not matter.
fn can_be_set(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Object(members) => members.values().all(can_be_set),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => true,
    }
}

/// Changes `target` as `patch` says.
pub fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(patch) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    let members = target.as_object_mut().expect("it was made an object");
    for (name, change) in patch {
        if change.is_null() {
            members.remove(name);
        } else {
            merge(members.entry(name.clone()).or_insert(Value::Null), change);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn patched(old: Value, new: Value) -> Option<Option<Value>> {
        let patch = between(&old, &new);
        let mut after = old;
        match &patch {
            None => return None,
            Some(None) => {}
            Some(Some(patch)) => merge(&mut after, patch),
        }
        assert_eq!(after, new);
        patch
    }

    #[test]
    fn only_what_changed_is_said() {
        let old = json!({"deck": 70, "hands": {"0": [1, 2], "1": [3]}, "fashion": ["ruby"]});
        let new = json!({"deck": 69, "hands": {"0": [1, 2, 4], "1": [3]}, "fashion": ["ruby"]});
        let patch = patched(old, new);
        assert_eq!(
            patch,
            Some(Some(json!({"deck": 69, "hands": {"0": [1, 2, 4]}})))
        );
    }

    #[test]
    fn a_member_that_went_is_null_in_the_patch() {
        let patch = patched(json!({"a": 1, "b": {"c": null}}), json!({"b": {"c": null}}));
        assert_eq!(patch, Some(Some(json!({"a": null}))));
    }

    #[test]
    fn a_view_in_which_something_becomes_null_is_sent_whole() {
        assert_eq!(patched(json!({"a": 1}), json!({"a": null})), None);
        assert_eq!(patched(json!({"a": 1}), json!({"a": {"b": null}})), None);
        assert_eq!(patched(json!([1]), json!([2])), None);
    }

    #[test]
    fn nulls_that_stay_or_lie_in_lists_do_no_harm() {
        patched(json!({"a": null, "b": 1}), json!({"a": null, "b": 2})).expect("a patch");
        patched(json!({"a": [1]}), json!({"a": [{"b": null}]})).expect("a patch");
        assert_eq!(patched(json!({"a": null}), json!({"a": null})), Some(None));
    }
}
