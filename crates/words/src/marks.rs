//! Places in a sentence that are filled in after Fluent is done with it.
//!
//! Fluent's functions know neither who sits where nor the other messages. So `SEAT`,
//! `NAME` and lists leave a mark in the sentence, and the marks are resolved at the
//! end. The characters are from the private use area and never occur in words.

use fluent::{FluentArgs, FluentValue};

const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';
const NEXT: char = '\u{E002}';

/// What stands in a mark.
#[derive(PartialEq, Debug)]
pub enum Mark<'a> {
    /// Names of players, in a form.
    Seats(&'a str, Vec<&'a str>),
    /// Names of things, in a form.
    Things(&'a str, Vec<&'a str>),
}

/// A list as an argument: by itself it shows the plain names.
pub fn list(items: &[String]) -> String {
    mark("name", "", &items.join(&NEXT.to_string()))
}

/// `SEAT($seat, form: "de")`.
pub fn seat<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    marked("seat", positional, named)
}

/// `NAME($thing, form: "a")`.
pub fn name<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    marked("name", positional, named)
}

fn marked<'a>(kind: &str, positional: &[FluentValue], named: &FluentArgs) -> FluentValue<'a> {
    let form = match named.get("form") {
        Some(FluentValue::String(form)) => form.to_string(),
        Some(_) => return FluentValue::Error,
        None => String::new(),
    };
    match positional {
        [value] => match text(value) {
            Some(items) => mark(kind, &form, &items).into(),
            None => FluentValue::Error,
        },
        _ => FluentValue::Error,
    }
}

/// The items of an argument, marks around a list taken off.
fn text(value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::String(text) => Some(
            text.strip_prefix(OPEN)
                .and_then(|inner| inner.strip_suffix(CLOSE))
                .and_then(|inner| inner.splitn(3, NEXT).nth(2))
                .unwrap_or(text)
                .to_owned(),
        ),
        FluentValue::Number(number) => Some(number.as_string().into_owned()),
        _ => None,
    }
}

fn mark(kind: &str, form: &str, items: &str) -> String {
    format!("{OPEN}{kind}{NEXT}{form}{NEXT}{items}{CLOSE}")
}

/// Resolves every mark in a sentence.
pub fn resolve<E>(
    sentence: &str,
    mut put: impl FnMut(Mark) -> Result<String, E>,
) -> Result<String, E> {
    let mut out = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, marked)) = rest.split_once(OPEN) {
        out.push_str(before);
        let (inner, after) = marked.split_once(CLOSE).unwrap_or((marked, ""));
        let mut parts = inner.split(NEXT);
        let (kind, form) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        let items = parts.collect();
        out.push_str(&put(match kind {
            "seat" => Mark::Seats(form, items),
            _ => Mark::Things(form, items),
        })?);
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}
