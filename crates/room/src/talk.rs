//! What is said at a table. Only who sits there may speak.

use crate::saved::TalkLine;
use protocol::{
    FromHouse, LONGEST_SAID, PHRASES, Reason, Said, Say, TALK_SHOWN, VERSION, is_hidden,
};
use tabletop::Seat;

/// What was said last, oldest first.
#[derive(Clone, Default)]
pub struct Talk(Vec<TalkLine>);

/// Words as they may be said: one line of visible characters.
fn checked(text: &str) -> Result<String, Reason> {
    let tidy = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if tidy.chars().count() > LONGEST_SAID {
        let most = LONGEST_SAID as u32;
        return Err(Reason::TooLong { most });
    }
    match tidy.is_empty() || tidy.chars().any(is_hidden) {
        true => Err(Reason::NotUnderstood {
            why: "nothing that can be read".into(),
        }),
        false => Ok(tidy),
    }
}

fn frame<'a>(lines: impl Iterator<Item = &'a TalkLine>) -> Option<FromHouse> {
    let shown = |line: &TalkLine| Said {
        n: line.n,
        seat: line.seat,
        phrase: line.phrase.clone(),
        text: line.said.clone(),
        at: line.at,
    };
    let said: Vec<Said> = lines.map(shown).collect();
    (!said.is_empty()).then_some(FromHouse::Said { v: VERSION, said })
}

impl Talk {
    pub fn new(lines: Vec<TalkLine>) -> Self {
        Talk(lines)
    }

    /// The number of the last line.
    pub fn last(&self) -> u32 {
        self.0.last().map_or(0, |line| line.n)
    }

    /// The next line, if it may be said.
    pub fn line(&self, guest: &str, seat: Seat, wish: Say, at: i64) -> Result<TalkLine, Reason> {
        let (phrase, said) = match wish {
            Say::Phrase { phrase } if PHRASES.contains(&phrase.as_str()) => {
                (Some(phrase), String::new())
            }
            Say::Phrase { .. } => {
                let why = "no such phrase".to_owned();
                return Err(Reason::NotUnderstood { why });
            }
            Say::Text { text } => (None, checked(&text)?),
        };
        Ok(TalkLine {
            n: self.last() + 1,
            guest: guest.to_owned(),
            seat,
            phrase,
            said,
            at,
        })
    }

    /// Whether this guest has said this after the line with this number.
    pub fn has_said(&self, guest: &str, wish: &Say, last: u32) -> bool {
        let is_it = |line: &TalkLine| match wish {
            Say::Phrase { phrase } => line.phrase.as_ref() == Some(phrase),
            Say::Text { text } => checked(text).is_ok_and(|said| said == line.said),
        };
        let hers = self.0.iter().filter(|line| line.guest == guest);
        hers.filter(|line| line.n > last).any(is_it)
    }

    pub fn push(&mut self, line: TalkLine) {
        if self.0.len() >= TALK_SHOWN as usize {
            self.0.remove(0);
        }
        self.0.push(line);
    }

    /// Forgets the lines after this one: they were never written.
    pub fn forget_after(&mut self, last: u32) {
        self.0.retain(|line| line.n <= last);
    }

    /// What was said after this line, as somebody hears it who has blocked these guests.
    pub fn after(&self, last: u32, blocked: &[String]) -> Option<FromHouse> {
        let heard = self.0.iter().filter(|line| line.n > last);
        frame(heard.filter(|line| !blocked.contains(&line.guest)))
    }

    /// Somebody left for good: what she said goes with her.
    pub fn forget(&mut self, guest: &str) {
        self.0.retain(|line| line.guest != guest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_one_visible_line() {
        assert_eq!(
            checked("  well\n played <b>\t "),
            Ok("well played <b>".into())
        );
        assert!(checked(" \n ").is_err());
        assert!(checked("a\u{202e}b").is_err());
        assert!(checked(&"x".repeat(LONGEST_SAID)).is_ok());
        assert!(checked(&"x".repeat(LONGEST_SAID + 1)).is_err());
    }

    #[test]
    fn nobody_hears_those_she_has_blocked() {
        let mut talk = Talk::default();
        for (guest, seat) in [("anna", 0), ("bert", 1)] {
            let hello = Say::Phrase {
                phrase: "hello".into(),
            };
            let line = talk.line(guest, Seat(seat), hello, 0).expect("a phrase");
            talk.push(line);
        }
        let heard = |last, blocked: &[String]| match talk.after(last, blocked) {
            Some(FromHouse::Said { said, .. }) => said.iter().map(|said| said.n).collect(),
            _ => Vec::new(),
        };
        assert_eq!(heard(0, &[]), [1, 2]);
        assert_eq!(heard(0, &["anna".into()]), [2]);
        assert!(heard(1, &["bert".into()]).is_empty());
    }
}
