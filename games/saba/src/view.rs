//! What one viewer sees: built from what may be seen.

use crate::Saba;
use crate::action::Thousands;
use crate::memory::{Memory, Trace};
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::{Card, Cards};
use crate::places::Place;
use crate::reward::{Line, lines, reward};
use serde::{Deserialize, Serialize};
use tabletop::{Compare, Face, Seat, Viewer, compare, first_rules, is_first_rules};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    pub options: Options,
    /// The version of the rules the table is played by; left out if it is the first.
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    #[cfg_attr(feature = "types", ts(as = "Option<u16>", optional))]
    pub rules: u16,
    pub phase: Phase,
    pub players: Vec<PlayerView>,
    /// The filled places, and the empty ones, each list in the order of the places.
    pub filled: Vec<Filled>,
    pub empty: Vec<Empty>,
    /// Every kind of card in play, and where it may lie.
    pub kinds: Vec<Kind>,
    /// Finished necklaces still possible.
    pub necklaces_left: u16,
    /// Fakes put aside, face up.
    pub put_aside: Cards,
    /// Cards in the draw pile.
    pub pile: u8,
    /// SA-A11 Auctioneer turns in a row without a draw.
    pub turns_without_draw: u8,
    /// SA-A11 Whether the auctioneer has to draw after this auction.
    pub must_draw: bool,
}

impl View {
    /// What changed, for the house that shows it.
    pub(crate) fn compare<'a>(before: &'a View, now: &'a View, to: &mut impl Compare<'a>) {
        compare!(
            before, now, to,
            View {
                options, rules, phase, filled, necklaces_left, put_aside, pile, turns_without_draw,
                must_draw,
            } but { players, empty, kinds }
        );
        to.list("players", &before.players, &now.players);
        to.list("empty", &before.empty, &now.empty);
        to.list("kinds", &before.kinds, &now.kinds);
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    pub cash: Thousands,
    pub hand_size: u8,
    pub hand: Face<Cards>,
    /// Cards of the hand that everybody knows.
    pub known: Cards,
    /// How the other cards came and went.
    pub trail: Vec<Trace>,
}

/// A filled place: column and doubled height (SA-C4), its card, and the card that
/// belongs there, which is another one under a joker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Filled {
    pub place: Place,
    pub x: i8,
    pub y: i8,
    pub card: Card,
    pub stands_for: Card,
}

/// An empty place, what the next card earns there, and by which lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Empty {
    pub place: Place,
    pub x: i8,
    pub y: i8,
    /// SA-O2 Only a joker may fill it.
    pub kept: bool,
    pub reward: Thousands,
    pub lines: Vec<Line>,
}

/// A kind of card, whoever holds it: where it may lie now, and whether it is a fake
/// (SA-B6, SA-B8). A joker that may lie nowhere yet waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Kind {
    pub card: Card,
    pub places: Vec<Place>,
    pub fake: bool,
}

impl Saba {
    pub(crate) fn seen_by(&self, viewer: Viewer, memory: &Memory) -> View {
        View {
            options: self.options,
            rules: self.rules.into(),
            phase: self.phase,
            players: Seat::all(self.seats)
                .map(|seat| self.player_seen_by(viewer, seat, memory))
                .collect(),
            filled: self.filled_places(),
            empty: self.empty_places(),
            kinds: self.kinds_in_play(),
            necklaces_left: self.necklace.possible().count(),
            put_aside: self.fakes,
            pile: self.pile.len() as u8,
            turns_without_draw: self.turns_without_draw,
            must_draw: self.must_draw() && !self.pile.is_empty(),
        }
    }

    fn player_seen_by(&self, viewer: Viewer, seat: Seat, memory: &Memory) -> PlayerView {
        let hand = self.hands[seat.index()];
        PlayerView {
            cash: self.cash[seat.index()],
            hand_size: hand.len() as u8,
            hand: if viewer.sees_hand_of(seat) {
                Face::Up(hand)
            } else {
                Face::Down
            },
            known: memory.heard(seat).known,
            trail: memory.heard(seat).trail.clone(),
        }
    }

    fn filled_places(&self) -> Vec<Filled> {
        let seen = |place: Place| {
            Some(Filled {
                place,
                x: place.spot().x,
                y: place.spot().y,
                card: self.necklace.laid_at(place)?,
                stands_for: self.necklace.stands_at(place)?,
            })
        };
        Place::all().filter_map(seen).collect()
    }

    fn empty_places(&self) -> Vec<Empty> {
        let filled = self.necklace.filled();
        let kept = self.necklace.kept(self.options.jokers);
        let seen = |place: Place| Empty {
            place,
            x: place.spot().x,
            y: place.spot().y,
            kept: kept.has(place),
            reward: reward(filled, place),
            lines: lines(filled, place),
        };
        self.necklace.empty().iter().map(seen).collect()
    }

    fn kinds_in_play(&self) -> Vec<Kind> {
        let seen = |card: Card| Kind {
            card,
            places: self.legal_places(card).iter().collect(),
            fake: self.is_fake(card),
        };
        self.options.jokers.deck().kinds().map(seen).collect()
    }
}
