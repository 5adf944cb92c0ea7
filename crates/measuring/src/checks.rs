//! The laws that are cheap enough to hold at every decision of millions of games.

use tabletop::{Coded, Game, Seat};

/// What a game is compared with, and room to work in.
pub struct Checks<G: Game> {
    pieces: Vec<u16>,
    legal: Vec<G::Action>,
    codes: Vec<u32>,
}

impl<G: Game> Checks<G> {
    /// From the deal.
    pub fn new(dealt: &G) -> Self {
        Checks {
            pieces: dealt.pieces(),
            legal: Vec::new(),
            codes: Vec::new(),
        }
    }

    /// Asked seats have an action and others none, no action is listed twice, every
    /// action has a code of its own, and the pieces are all still there.
    pub fn hold(&mut self, state: &G) -> Result<(), String> {
        let owed = state.turn().owed();
        for seat in Seat::all(state.seats()) {
            self.legal.clear();
            state.legal_actions(seat, &mut self.legal);
            match (owed.contains(seat), self.legal.is_empty()) {
                (true, true) => {
                    return Err(format!("seat {seat} is asked but has no legal action"));
                }
                (false, false) => return Err(format!("seat {seat} is not asked but may act")),
                (true, false) | (false, true) => {}
            }
            self.distinct(seat)?;
        }
        let pieces = state.pieces();
        if pieces != self.pieces {
            return Err(format!(
                "pieces were lost or made: {:?} at the deal, {pieces:?} now",
                self.pieces
            ));
        }
        if state.standings().places().len() != state.seats() as usize {
            return Err("the standings do not have a place for every seat".into());
        }
        Ok(())
    }

    fn distinct(&mut self, seat: Seat) -> Result<(), String> {
        self.codes.clear();
        for action in &self.legal {
            if G::Action::decode(action.code()) != Some(*action) {
                return Err(format!("the code of `{action}` means something else"));
            }
            self.codes.push(action.code());
        }
        self.codes.sort_unstable();
        match self.codes.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("seat {seat} is offered action {} twice", pair[0])),
            None => Ok(()),
        }
    }
}
