//! What is said at a table. Only who sits there may speak.

use super::Actor;
use crate::{guests, names};
use protocol::{FromHouse, LONGEST_SAID, PHRASES, Reason, Said, Say, VERSION};
use store::halls::Hall;

pub(super) fn shown(line: &store::halls::Said) -> Said {
    Said {
        n: line.n,
        seat: line.seat,
        phrase: line.phrase.clone(),
        text: line.said.clone(),
        at: line.at,
    }
}

/// Words as they may be said: one line of visible characters.
fn checked(text: &str) -> Result<String, Reason> {
    let tidy = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if tidy.chars().count() > LONGEST_SAID {
        let most = LONGEST_SAID as u32;
        return Err(Reason::TooLong { most });
    }
    match tidy.is_empty() || tidy.chars().any(names::is_hidden) {
        true => Err(Reason::NotUnderstood {
            why: "nothing that can be read".into(),
        }),
        false => Ok(tidy),
    }
}

impl Actor {
    pub(super) async fn say(&mut self, guest: &str, wish: Say) -> Result<(), Reason> {
        let seat = self.seat_of(guest).ok_or(Reason::NotSeated {})?;
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
        let line = store::halls::Said {
            n: self.talk.last().map_or(1, |last| last.n + 1),
            guest: guest.to_owned(),
            seat,
            phrase,
            said,
            at: guests::now(),
        };
        self.keep_hall(Hall::Say(line.clone())).await?;
        if self.talk.len() >= protocol::TALK_SHOWN as usize {
            self.talk.remove(0);
        }
        self.talk.push(line.clone());
        let frame = FromHouse::Said {
            v: VERSION,
            said: vec![shown(&line)],
        };
        self.broadcast_unless(&frame, |socket| socket.blocked.contains(&line.guest));
        Ok(())
    }

    /// What was said before somebody came; nothing of those she has blocked.
    pub(super) fn talk_for(&self, blocked: &[String]) -> Option<FromHouse> {
        let heard = self
            .talk
            .iter()
            .filter(|line| !blocked.contains(&line.guest));
        let said: Vec<Said> = heard.map(shown).collect();
        (!said.is_empty()).then_some(FromHouse::Said { v: VERSION, said })
    }

    /// Somebody left for good: what she said goes with her.
    pub(super) fn forget_words(&mut self, guest: &str) {
        self.talk.retain(|line| line.guest != guest);
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
}
