//! What one viewer sees: built from what may be seen.

use crate::Saba;
use crate::action::Thousands;
use crate::memory::Memory;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::{Card, Cards};
use crate::places::Place;
use crate::reward::{Line, lines, reward};
use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat, Viewer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SabaView"))]
#[serde(deny_unknown_fields)]
pub struct View {
    pub options: Options,
    pub phase: Phase,
    pub players: Vec<PlayerView>,
    /// The 36 places, always in the same order.
    pub places: Vec<PlaceView>,
    /// Finished necklaces still possible.
    pub necklaces_left: u16,
    /// Kinds that have no place any more (SA-B6, SA-B8), whoever holds them.
    pub fakes: Vec<Card>,
    /// Fakes put aside, face up.
    pub put_aside: Cards,
    /// Cards in the draw pile.
    pub pile: u8,
    /// SA-A11 Auctioneer turns in a row without a draw.
    pub turns_without_draw: u8,
    /// SA-A11 Whether the auctioneer now has to draw.
    pub must_draw: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SabaPlayerView"))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    pub cash: Thousands,
    pub hand_size: u8,
    #[cfg_attr(feature = "types", ts(type = "{ up: Array<string> } | \"down\""))]
    pub hand: Face<Cards>,
    /// Cards of the hand that everybody knows.
    pub known: Cards,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SabaPlaceView"))]
#[serde(deny_unknown_fields)]
pub struct PlaceView {
    pub place: Place,
    /// Column and doubled height (SA-C4).
    pub x: i8,
    pub y: i8,
    pub mirror: Place,
    pub setting: Setting,
}

/// What lies on a place, or what may lie there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SabaSetting"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Setting {
    /// A card; a joker stands for another.
    Filled { card: Card, stands_for: Card },
    /// The cards that may lie there now, the joker among them; what the next one earns,
    /// and by which lines.
    Empty {
        may_lie: Vec<Card>,
        /// SA-O2 Only a joker may fill it.
        kept: bool,
        reward: Thousands,
        lines: Vec<Line>,
    },
}

impl Saba {
    pub(crate) fn seen_by(&self, viewer: Viewer, memory: &Memory) -> View {
        let kinds = self.options.jokers.deck().kinds();
        View {
            options: self.options,
            phase: self.phase,
            players: Seat::all(self.seats)
                .map(|seat| self.player_seen_by(viewer, seat, memory))
                .collect(),
            places: Place::all().map(|place| self.place_seen(place)).collect(),
            necklaces_left: self.necklace.possible().count(),
            fakes: kinds.filter(|&card| self.is_fake(card)).collect(),
            put_aside: self.fakes,
            pile: self.pile.len() as u8,
            turns_without_draw: self.turns_without_draw,
            must_draw: self.must_draw(),
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
            known: memory.known(seat),
        }
    }

    fn place_seen(&self, place: Place) -> PlaceView {
        let spot = place.spot();
        PlaceView {
            place,
            x: spot.x,
            y: spot.y,
            mirror: place.mirror(),
            setting: self.setting_seen(place),
        }
    }

    fn setting_seen(&self, place: Place) -> Setting {
        let laid = self.necklace.laid_at(place);
        if let Some((card, stands_for)) = laid.zip(self.necklace.stands_at(place)) {
            return Setting::Filled { card, stands_for };
        }
        let filled = self.necklace.filled();
        let kinds = self.options.jokers.deck().kinds();
        Setting::Empty {
            may_lie: kinds
                .filter(|&card| self.legal_places(card).has(place))
                .collect(),
            kept: self.necklace.kept(self.options.jokers).has(place),
            reward: reward(filled, place),
            lines: lines(filled, place),
        }
    }
}
