//! The fields of a fact as arguments of its message.

use crate::marks;
use crate::telling::{Untold, kebab};
use fluent::{FluentArgs, FluentValue};
use serde_json::{Map, Value};

/// Tells the items of lists.
pub trait Teller {
    /// One item, by the message with this id.
    fn tell(&self, id: &str, fields: &Map<String, Value>) -> Result<String, Untold>;
    /// All items together.
    fn join(&self, told: &[String]) -> Result<String, Untold>;
    /// Whether there is a message with this id.
    fn knows(&self, id: &str) -> bool;
}

/// Every field but `type`; `id` is the message they are for.
pub fn of(
    id: &str,
    fields: &Map<String, Value>,
    teller: &impl Teller,
) -> Result<FluentArgs<'static>, Untold> {
    let mut args = FluentArgs::new();
    for (field, value) in fields.iter().filter(|(field, _)| *field != "type") {
        put(&mut args, id, &kebab(field), value, teller)?;
    }
    Ok(args)
}

fn put(
    args: &mut FluentArgs<'static>,
    id: &str,
    name: &str,
    value: &Value,
    teller: &impl Teller,
) -> Result<(), Untold> {
    let value = face_up(value);
    if let Some(scalar) = scalar(value) {
        args.set(name.to_owned(), scalar);
        return Ok(());
    }
    match value {
        Value::Array(items) => {
            args.set(format!("{name}-count"), items.len() as u64);
            let joined = match plain(items) {
                _ if items.is_empty() => "none".to_owned(),
                Some(texts) => {
                    for (at, item) in items.iter().enumerate() {
                        args.set(
                            format!("{name}-{}", at + 1),
                            scalar(face_up(item)).expect("all of them are plain"),
                        );
                    }
                    marks::list(&texts)
                }
                None => tell_each(&format!("{id}-{name}"), items, teller)?,
            };
            args.set(name.to_owned(), joined);
        }
        Value::Object(fields) => {
            for (field, value) in fields {
                put(args, id, &format!("{name}-{}", kebab(field)), value, teller)?;
            }
            let each = format!("{id}-{name}");
            if teller.knows(&each) {
                args.set(name.to_owned(), tell_counts(&each, fields, teller)?);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            unreachable!("these are plain")
        }
    }
    Ok(())
}

/// A card as it is seen: `{"up": x}` is `x`.
fn face_up(value: &Value) -> &Value {
    match value {
        Value::Object(fields) if fields.len() == 1 => fields.get("up").unwrap_or(value),
        _ => value,
    }
}

/// What is no list and no object.
fn scalar(value: &Value) -> Option<FluentValue<'static>> {
    match value {
        Value::Null => Some("none".into()),
        Value::Bool(true) => Some("yes".into()),
        Value::Bool(false) => Some("no".into()),
        Value::Number(number) => Some(match number.as_i64() {
            Some(whole) => whole.into(),
            None => number.as_f64().unwrap_or(f64::NAN).into(),
        }),
        Value::String(text) => Some(text.clone().into()),
        Value::Array(_) | Value::Object(_) => None,
    }
}

/// The texts of a list that has neither lists nor objects in it.
fn plain(items: &[Value]) -> Option<Vec<String>> {
    items
        .iter()
        .map(|item| match face_up(item) {
            Value::Null => Some("none".into()),
            Value::Bool(true) => Some("yes".into()),
            Value::Bool(false) => Some("no".into()),
            Value::Number(number) => Some(number.to_string()),
            Value::String(text) => Some(text.clone()),
            Value::Array(_) | Value::Object(_) => None,
        })
        .collect()
}

fn tell_each(id: &str, items: &[Value], teller: &impl Teller) -> Result<String, Untold> {
    let told: Result<Vec<_>, _> = items
        .iter()
        .map(|item| match face_up(item) {
            Value::Object(fields) => teller.tell(id, fields),
            Value::Array(inner) => {
                let numbered = (1..).map(|at| format!("item-{at}"));
                teller.tell(id, &numbered.zip(inner.iter().cloned()).collect())
            }
            plain => teller.tell(id, &Map::from_iter([("item".to_owned(), plain.clone())])),
        })
        .collect();
    teller.join(&told?)
}

/// How many of what: `{"ring": 2, "king": 1}`.
fn tell_counts(
    id: &str,
    counts: &Map<String, Value>,
    teller: &impl Teller,
) -> Result<String, Untold> {
    if counts.is_empty() {
        return Ok("none".to_owned());
    }
    let told: Result<Vec<_>, _> = counts
        .iter()
        .map(|(item, count)| {
            let fields = [("item", item.as_str().into()), ("count", count.clone())];
            let fields = fields.map(|(field, value)| (field.to_owned(), value));
            teller.tell(id, &Map::from_iter(fields))
        })
        .collect();
    Ok(told?.join(", "))
}
