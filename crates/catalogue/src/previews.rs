//! What a player would see after steps of her own, as far as that follows from what she sees
//! now. A table is imagined from her view, and the steps are taken there: as long as no luck is
//! asked and nothing hidden comes to light, every table she could be sitting at shows the same.

use crate::reading::{self, write};
use crate::typed_match::offers;
use crate::{ErasedOffer, Trouble};
use bots::Dice;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Asked, Chance, Dealer, Game, Refused, Seat, SeatSet, Sees, Turn, Viewer};

/// What would follow from some steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Preview {
    /// The table as it would be.
    Shown {
        /// Whose decision it would be.
        asked: Asked,
        /// What she would see.
        view: Value,
        /// What she could do then.
        actions: Vec<ErasedOffer>,
    },
    /// Something hidden comes to light, or luck decides.
    Luck {},
    /// What follows depends on what others answer in secret.
    Others {},
}

/// A dealer who lets one player hear what is said to all, and notes when more would be said.
struct Rehearsal<G: Game> {
    me: Viewer,
    memory: G::Memory,
    dice: Dice,
    /// Whether luck was met or anything told that was not known.
    closed: bool,
}

impl<G: Game> Chance for Rehearsal<G> {
    fn pick(&mut self, options: u32) -> u32 {
        self.closed |= options > 1;
        self.dice.pick(options)
    }
}

impl<G: Game> Dealer<G::Event> for Rehearsal<G> {
    fn announce(&mut self, event: impl FnOnce() -> G::Event) {
        G::recall(&mut self.memory, self.me, &event());
    }
    fn reveal(&mut self, _: impl FnOnce() -> G::Event) {
        self.closed = true;
    }
    fn whisper(&mut self, _: SeatSet, _: impl Fn(Sees) -> G::Event) {
        self.closed = true;
    }
    fn tell(&mut self, _: SeatSet, _: impl FnOnce() -> G::Event) {
        self.closed = true;
    }
}

/// What `seat`, who sees this, would see after these steps.
pub fn preview<G: Game>(seat: Seat, view: &Value, steps: &[Value]) -> Result<Preview, Trouble> {
    let me = Viewer::at(seat);
    let view: G::View = reading::read(view)
        .map_err(|why| Trouble::Unreadable(format!("this is no view of {}: {why}", G::ID)))?;
    let mut rehearsal = Rehearsal::<G> {
        me,
        memory: G::remembered(&view),
        dice: Dice::new(0),
        closed: false,
    };
    let mut state = G::imagine(&G::belief(&view), &mut rehearsal.dice);
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let steps = reading::steps::<G>(steps, &legal)?;
    if steps.is_empty() {
        return Err(Refused::NoSteps {}.into());
    }
    if legal.is_empty() {
        return Err(Refused::NotYourTurn {}.into());
    }
    for (at, &action) in steps.iter().enumerate() {
        let before = state.turn();
        if before.is_shared_question() {
            return Ok(Preview::Others {});
        }
        legal.clear();
        state.legal_actions(seat, &mut legal);
        if !legal.contains(&action) {
            return Err(Refused::IllegalAction { step: at as u32 }.into());
        }
        state.apply(seat, action, &mut rehearsal);
        if rehearsal.closed {
            return Ok(Preview::Luck {});
        }
    }
    legal.clear();
    state.legal_actions(seat, &mut legal);
    Ok(Preview::Shown {
        asked: match state.turn() {
            Turn::Solo(seat) => Asked::Solo { seat },
            Turn::Sealed { asked, owed } => Asked::Sealed {
                asked,
                you: owed.contains(seat),
            },
            Turn::Over => Asked::Over {},
        },
        view: write(&state.view(me, &rehearsal.memory)),
        actions: offers::<G>(&legal),
    })
}
