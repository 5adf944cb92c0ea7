//! Places and scores.

use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeStruct};

/// Places (1 is first, equals share) and scores, by seat. No heap: playouts ask for
/// it by the million.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    seats: u8,
    scores: [i32; 8],
    places: [u8; 8],
}

impl Standings {
    /// Ranks by score, higher is better.
    pub fn by_score(scores: &[i32]) -> Self {
        Self::ranked(scores, |a, b| scores[a].cmp(&scores[b]))
    }

    /// Ranks by `better`, which compares two seats; `Greater` is the better place.
    pub fn ranked(scores: &[i32], better: impl Fn(usize, usize) -> core::cmp::Ordering) -> Self {
        let seats = scores.len();
        let mut standings = Standings {
            seats: seats as u8,
            scores: [0; 8],
            places: [0; 8],
        };
        standings.scores[..seats].copy_from_slice(scores);
        for seat in 0..seats {
            let ahead = (0..seats)
                .filter(|&other| better(other, seat).is_gt())
                .count();
            standings.places[seat] = ahead as u8 + 1;
        }
        standings
    }

    /// Scores by seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    /// Places by seat, 1 for the first.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.seats as usize]
    }

    /// Each seat's share of the victory: 1, or split among those who share it.
    pub fn shares(&self) -> impl Iterator<Item = f64> + '_ {
        let first = self.places().iter().filter(|&&place| place == 1).count();
        self.places()
            .iter()
            .map(move |&place| if place == 1 { 1.0 / first as f64 } else { 0.0 })
    }
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Standings"))]
pub(crate) struct Listed {
    scores: Vec<i32>,
    places: Vec<u8>,
}

impl Serialize for Standings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Standings", 2)?;
        out.serialize_field("scores", self.scores())?;
        out.serialize_field("places", self.places())?;
        out.end()
    }
}

impl<'de> Deserialize<'de> for Standings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let listed = Listed::deserialize(deserializer)?;
        let seats = listed.scores.len();
        if seats > 8 || listed.places.len() != seats {
            return Err(serde::de::Error::custom(
                "standings of at most eight seats, as many places as scores",
            ));
        }
        let mut standings = Standings {
            seats: seats as u8,
            scores: [0; 8],
            places: [0; 8],
        };
        standings.scores[..seats].copy_from_slice(&listed.scores);
        standings.places[..seats].copy_from_slice(&listed.places);
        Ok(standings)
    }
}
