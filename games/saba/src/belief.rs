//! From a view to the tables it could be.
//!
//! What is hidden from a viewer: the other hands, but for the cards everybody saw go
//! there, and the pile. All cards not seen lie in these hidden places, and luck put them
//! there. A choice tells that it was possible and nothing else: the card that was shown
//! had been there ([`crate::trail`]), and who passes in stage two holds only jokers
//! ([`crate::memory`]).

use crate::necklace::Necklace;
use crate::pieces::{Card, Cards};
use crate::trail::Trail;
use crate::view::View;
use crate::{MOST_SEATS, Saba};
use tabletop::{Chance, Face};

/// The open part of the table, and the unseen cards with where they may lie.
#[derive(Clone, Debug)]
pub struct Belief {
    /// Hands hold what is known of them, the pile nothing.
    open: Saba,
    unseen: Vec<Card>,
    /// Unseen cards in each hand; the rest is the pile.
    hidden: [u8; MOST_SEATS],
    trails: [Trail; MOST_SEATS],
}

impl Belief {
    pub(crate) fn of(view: &View) -> Belief {
        let mut open = Saba {
            hands: [Cards::NONE; MOST_SEATS],
            pile: Cards::NONE,
            fakes: view.put_aside,
            necklace: necklace_seen(view),
            cash: [0; MOST_SEATS],
            phase: view.phase,
            options: view.options,
            rules: view.rules as u8,
            seats: view.players.len() as u8,
            turns_without_draw: view.turns_without_draw,
        };
        let mut hidden = [0; MOST_SEATS];
        let mut trails: [Trail; MOST_SEATS] = Default::default();
        for (seat, player) in view.players.iter().enumerate() {
            let seen = match player.hand {
                Face::Up(hand) => hand,
                Face::Down => player.known,
            };
            open.hands[seat] = seen;
            open.cash[seat] = player.cash;
            hidden[seat] = player.hand_size - seen.len() as u8;
            if hidden[seat] > 0 {
                trails[seat] = Trail::new(&player.trail);
            }
        }
        let mut unseen = open.options.jokers.deck();
        open.seen_cards().for_each(|card| unseen.remove(card));
        Belief {
            open,
            unseen: unseen.iter().collect(),
            hidden,
            trails,
        }
    }

    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Saba {
        loop {
            if let Some(game) = self.spread(chance) {
                return game;
            }
        }
    }

    /// Spreads the unseen cards evenly; none if that is not to be accepted.
    fn spread(&self, chance: &mut impl Chance) -> Option<Saba> {
        let mut game = self.open;
        let mut unseen = [Card::JOKER; Cards::ALL.len() as usize];
        let mut left = self.unseen.len();
        unseen[..left].copy_from_slice(&self.unseen);
        for (seat, &count) in self.hidden.iter().enumerate() {
            let mut hidden = Cards::NONE;
            for _ in 0..count {
                let at = chance.pick(left as u32) as usize;
                hidden.add(unseen[at]);
                game.hands[seat].add(unseen[at]);
                left -= 1;
                unseen[at] = unseen[left];
            }
            if !self.trails[seat].accepts(hidden, chance) {
                return None;
            }
        }
        game.pile = unseen[..left].iter().copied().collect();
        Some(game)
    }
}

/// Gem cards first: what a joker stands for follows from them (SA-B7).
fn necklace_seen(view: &View) -> Necklace {
    let mut laid: Vec<_> = view
        .filled
        .iter()
        .map(|seen| (seen.card, seen.place))
        .collect();
    laid.sort_by_key(|(card, _)| card.is_joker());
    let mut necklace = Necklace::EMPTY;
    for (card, place) in laid {
        necklace.put(card, place);
    }
    necklace
}
