//! One game in one language.

use crate::arguments::Teller;
use crate::marks::{self, Mark};
use crate::{Lang, arguments};
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};
use serde_json::{Map, Value, json};
use std::fmt;

/// Why something could not be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Untold {
    /// In which language.
    pub lang: Lang,
    /// By which message.
    pub id: String,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Untold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: `{}`: {}", self.lang, self.id, self.why)
    }
}
impl std::error::Error for Untold {}

/// The sentences of one game in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A game's words with the players' names.
struct Naming<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl Teller for Naming<'_> {
    fn tell(&self, id: &str, fields: &Map<String, Value>) -> Result<String, Untold> {
        self.words.tell(id, fields, self.names)
    }

    fn join(&self, told: &[String]) -> Result<String, Untold> {
        Ok(told.join(&self.words.format("list-parts", None, None)?))
    }

    fn knows(&self, id: &str) -> bool {
        self.words.has(id)
    }
}

/// `_` turned into `-`.
pub fn kebab(name: &str) -> String {
    name.replace('_', "-")
}

/// Whether a word before this name loses its vowel: `d’Anne`, `d’Hélène`, `d’Yves`, but
/// `de Yann`.
fn elides(name: &str) -> bool {
    const VOWELS: &str = "aàáâãäåæeèéêëiìíîïoòóôõöøœuùúûü";
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters
            .next()
            .is_some_and(|next| next.is_alphabetic() && !VOWELS.contains(next)),
        Some(first) => first == 'h' || VOWELS.contains(first),
        None => false,
    }
}

/// Each thing once, where it comes first, with how often it comes.
fn counted<'a>(things: &[&'a str]) -> Vec<(&'a str, usize)> {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for &thing in things {
        match counted.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, count)) => *count += 1,
            None => counted.push((thing, 1)),
        }
    }
    counted
}

impl Words {
    /// Reads a game's Fluent file; what every game says alike is added.
    pub fn new(lang: Lang, game: &str) -> Result<Self, Untold> {
        let untold = |id: &str, why: String| Untold {
            lang,
            id: id.to_owned(),
            why,
        };
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        for (file, text) in [("common", lang.common()), ("game", game)] {
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| untold(file, format!("{errors:?}")))?;
            bundle.add_resource_overriding(resource);
        }
        bundle
            .add_function("SEAT", marks::seat)
            .and_then(|()| bundle.add_function("NAME", marks::name))
            .map_err(|why| untold("functions", why.to_string()))?;
        Ok(Words { lang, bundle })
    }

    /// Which language this is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What happened. `names` are the players' names by seat; a seat without one is
    /// called by its number.
    pub fn event(&self, event: &Value, names: &[String]) -> Result<String, Untold> {
        self.fact("event", event, names)
    }

    /// What somebody does or may do.
    pub fn action(&self, action: &Value, names: &[String]) -> Result<String, Untold> {
        self.fact("action", action, names)
    }

    /// Why something was refused.
    pub fn refused(&self, refused: &Value) -> Result<String, Untold> {
        self.fact("refused", refused, &[])
    }

    /// One entry of the story: an event, or that something was taken back.
    pub fn heard(&self, heard: &Value, names: &[String]) -> Result<String, Untold> {
        match heard.get("event") {
            Some(event) => self.event(event, names),
            None => self.fact("heard", heard, names),
        }
    }

    /// The chosen options, one sentence each: `option-<field>` for a number or a yes or
    /// no, with the argument `$value`; `option-<field>-<value>` for a text.
    pub fn options(&self, options: &Value) -> Result<Vec<String>, Untold> {
        let Value::Object(fields) = options else {
            return Ok(Vec::new());
        };
        fields
            .iter()
            .map(|(field, value)| {
                let id = match value {
                    Value::String(text) => format!("option-{}-{}", kebab(field), kebab(text)),
                    _ => format!("option-{}", kebab(field)),
                };
                self.say(&id, &json!({ "value": value }), &[])
            })
            .collect()
    }

    /// The name of a thing.
    pub fn name(&self, thing: &str, form: &str) -> Result<String, Untold> {
        self.thing(thing, form)
    }

    /// The message with this id, the fields of `facts` as its arguments.
    pub fn say(&self, id: &str, facts: &Value, names: &[String]) -> Result<String, Untold> {
        match facts {
            Value::Object(fields) => self.tell(id, fields, names),
            _ => self.tell(id, &Map::new(), names),
        }
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn fact(&self, prefix: &str, fact: &Value, names: &[String]) -> Result<String, Untold> {
        let (kind, fields) = match fact {
            Value::Object(fields) => (fields.get("type").and_then(Value::as_str), fields),
            Value::String(kind) => (Some(kind.as_str()), &Map::new()),
            _ => (None, &Map::new()),
        };
        let kind = kind.ok_or_else(|| self.untold(prefix, format!("{fact} has no `type`")))?;
        self.tell(&format!("{prefix}-{}", kebab(kind)), fields, names)
    }

    fn tell(
        &self,
        id: &str,
        fields: &Map<String, Value>,
        names: &[String],
    ) -> Result<String, Untold> {
        let args = arguments::of(id, fields, &Naming { words: self, names })?;
        let sentence = self.format(id, None, Some(&args))?;
        marks::resolve(&sentence, |mark| match mark {
            Mark::Seats(form, seats) => self.join(
                seats
                    .into_iter()
                    .map(|seat| self.joined(form, self.seat(seat, names)?)),
            ),
            Mark::Things("a", things) => self.join(
                counted(&things)
                    .into_iter()
                    .map(|(thing, count)| self.several(thing, count)),
            ),
            Mark::Things(form, things) => {
                self.join(things.into_iter().map(|thing| self.thing(thing, form)))
            }
        })
    }

    fn seat(&self, seat: &str, names: &[String]) -> Result<String, Untold> {
        if seat == "none" {
            return self.format("nobody", None, None);
        }
        let at: usize = seat
            .parse()
            .map_err(|_| self.untold("SEAT", format!("`{seat}` is no seat")))?;
        match names.get(at) {
            Some(name) => Ok(name.clone()),
            None => {
                let args = FluentArgs::from_iter([("number", at as u64 + 1)]);
                self.format("seat-unnamed", None, Some(&args))
            }
        }
    }

    /// A name with the word before it that the form asks for: `de Bert`, `d’Anne`.
    fn joined(&self, form: &str, name: String) -> Result<String, Untold> {
        if form.is_empty() {
            return Ok(name);
        }
        let elided = elides(&name).then_some("elided");
        let before = self.format(&format!("seat-{form}"), elided, None)?;
        Ok(format!("{before}{name}"))
    }

    fn thing(&self, thing: &str, form: &str) -> Result<String, Untold> {
        if thing.parse::<f64>().is_ok() {
            return Ok(thing.to_owned());
        }
        self.format(&kebab(thing), Some(form), None)
    }

    /// `a ring`, `2 rings`.
    fn several(&self, thing: &str, count: usize) -> Result<String, Untold> {
        match count {
            1 => self.thing(thing, "a"),
            _ => Ok(format!("{count} {}", self.thing(thing, "many")?)),
        }
    }

    /// `a, b and c`.
    fn join(&self, items: impl Iterator<Item = Result<String, Untold>>) -> Result<String, Untold> {
        let items = items.collect::<Result<Vec<_>, _>>()?;
        match items.as_slice() {
            [] => self.format("none", None, None),
            [one] => Ok(one.clone()),
            [first @ .., last] => Ok(format!(
                "{} {} {last}",
                first.join(", "),
                self.format("list-and", None, None)?
            )),
        }
    }

    /// The attribute `form` of a message if it has one, otherwise its value.
    fn format(
        &self,
        id: &str,
        form: Option<&str>,
        args: Option<&FluentArgs>,
    ) -> Result<String, Untold> {
        let message = self
            .bundle
            .get_message(id)
            .ok_or_else(|| self.untold(id, "there is no such message".into()))?;
        let attribute = form.and_then(|form| message.get_attribute(form));
        let pattern = attribute
            .map(|attribute| attribute.value())
            .or_else(|| message.value())
            .ok_or_else(|| self.untold(id, "the message is empty".into()))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        if let Some(error) = errors.first() {
            return Err(self.untold(id, error.to_string()));
        }
        Ok(text.into_owned())
    }

    fn untold(&self, id: &str, why: String) -> Untold {
        Untold {
            lang: self.lang,
            id: id.to_owned(),
            why,
        }
    }
}
