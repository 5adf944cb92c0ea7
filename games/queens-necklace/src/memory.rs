//! What one viewer was told about hands and can still trace.

use crate::event::{Event, Shown};
pub use crate::fact::Fact;
use crate::pieces::Card;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::{Compare, Face, Viewer, compare};

/// All that was heard about hands, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// Shared with whoever was shown them, until there are others.
    #[serde(with = "by_number")]
    pub facts: Arc<Vec<Fact>>,
    /// How many facts there were when the current turn began.
    pub turn_at: u16,
}

impl Memory {
    pub(crate) fn compare<'a>(before: &'a Memory, now: &'a Memory, to: &mut impl Compare<'a>) {
        compare!(before, now, to, Memory { turn_at } but { facts });
        if !Arc::ptr_eq(&before.facts, &now.facts) {
            to.numbered("facts", &before.facts, &now.facts);
        }
    }

    fn note(&mut self, fact: Fact) {
        // Matches are kept in memory by the thousand.
        let room = 8 + self.facts.len() / 8;
        if Arc::get_mut(&mut self.facts).is_none() {
            let mut own = Vec::with_capacity(self.facts.len() + room);
            own.extend_from_slice(&self.facts);
            self.facts = Arc::new(own);
        }
        let facts = Arc::make_mut(&mut self.facts);
        if facts.len() == facts.capacity() {
            facts.reserve_exact(room);
        }
        facts.push(fact);
    }

    pub(crate) fn recall(&mut self, me: Viewer, heard: &Event) {
        if me == (Viewer::Open {}) {
            return; // sees every hand anyway
        }
        match *heard {
            Event::HandDealt { seat, ref cards } => {
                self.note(Fact::Dealt(seat, cards.iter().copied().collect()));
            }
            Event::NecklaceDealt { seat } if me.seat() != Some(seat) => {
                self.note(Fact::Dealt(seat, [Card::Necklace].into_iter().collect()));
            }
            Event::TurnBegan { .. } => self.turn_at = self.facts.len() as u16,
            Event::ConfessorPlayed { seat, .. } => self.note(Fact::Loses(seat, Card::Confessor)),
            Event::CourtierPlayed { seat, .. } => self.note(Fact::Loses(seat, Card::Courtier)),
            Event::ForgerPlayed { seat, .. } => self.note(Fact::Loses(seat, Card::Forger)),
            Event::FavoritePlayed { seat, .. } => self.note(Fact::Loses(seat, Card::Favorite)),
            Event::ThiefPlayed { seat, .. } => self.note(Fact::Loses(seat, Card::Thief)),
            Event::CardinalPlayed { seat } => self.note(Fact::Loses(seat, Card::Cardinal)),
            Event::AlchemistPlayed { seat, .. } => self.note(Fact::Loses(seat, Card::Alchemist)),
            Event::ForgerParried { seat, .. } => self.note(Fact::Loses(seat, Card::Musketeer)),
            Event::GemDiscarded { seat, card } => self.note(Fact::Loses(seat, card)),
            Event::HandProved { seat, gem, .. } => self.note(Fact::Lacks(seat, gem)),
            Event::HandSeen {
                target, ref cards, ..
            } => self.note(Fact::Holds(target, cards.iter().copied().collect())),
            Event::MusketeersPlayed { seat, victim } => {
                for _ in 0..3 {
                    self.note(Fact::Loses(seat, Card::Musketeer));
                }
                self.note(Fact::Loses(victim, Card::Necklace));
                self.note(Fact::Gains(seat, Card::Necklace));
            }
            Event::Stole {
                thief,
                victim,
                card,
            } => self.note(Fact::Moves(victim, Some(thief), card)),
            Event::Caught { victim, .. } => {
                self.note(Fact::Moves(victim, None, Face::Up(Card::Musketeer)));
            }
            Event::Bought { seat, card, .. } if card != Card::Astrologer => {
                self.note(Fact::Gains(seat, card));
            }
            Event::AstrologerDrew { seat, card } => self.note(match card {
                Face::Up(card) => Fact::Gains(seat, card),
                Face::Down => Fact::Draws(seat),
            }),
            Event::QueenPlayed { seat, card, .. } => {
                self.note(Fact::Loses(seat, Card::Queen));
                self.note(Fact::Gains(seat, card));
            }
            Event::DisplaysShown { ref displays, .. } => displays.iter().for_each(|d| self.sold(d)),
            Event::Dealt { .. }
            | Event::NecklaceDealt { .. }
            | Event::MarketLaid { .. }
            | Event::NothingToTake { .. }
            | Event::Bought { .. }
            | Event::AstrologerMet { .. }
            | Event::NothingToDraw { .. }
            | Event::PurchaseEnded { .. }
            | Event::PricesFell { .. }
            | Event::MarketFilled { .. }
            | Event::MerchantCame { .. }
            | Event::CardinalDeclined { .. }
            | Event::SalePutOff { .. }
            | Event::SaleBegan { .. }
            | Event::DisplaySealed { .. }
            | Event::SaleHeld(_)
            | Event::GameEnded { .. } => {}
        }
    }

    fn sold(&mut self, shown: &Shown) {
        let cards = crate::display::Display::from(shown).cards();
        for card in cards.cards() {
            self.note(Fact::Loses(shown.seat, card));
        }
    }
}

/// The facts by number, so that on the wire only new ones need to be sent.
mod by_number {
    use super::Fact;
    use serde::ser::SerializeMap;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::collections::BTreeMap;
    use std::sync::Arc;

    pub fn serialize<S: Serializer>(facts: &[Fact], to: S) -> Result<S::Ok, S::Error> {
        let mut numbered = to.serialize_map(Some(facts.len()))?;
        for (number, fact) in (0u16..).zip(facts) {
            numbered.serialize_entry(&number, fact)?;
        }
        numbered.end()
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Vec<Fact>>, D::Error> {
        let numbered = BTreeMap::<u16, Fact>::deserialize(from)?;
        Ok(Arc::new(numbered.into_values().collect()))
    }
}
