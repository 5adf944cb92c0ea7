//! Under which ids submissions were taken, so that one that is sent again, because its
//! acknowledgement was lost, is acknowledged again and not done twice.

use std::collections::VecDeque;
use tabletop::Seat;

/// How many are remembered of each seat. A client sends one after the other; whatever is older
/// answers a question long past, and is refused as such.
const REMEMBERED: usize = 16;

/// The last ids of every seat.
#[derive(Clone, Default)]
pub struct Dedup(Vec<VecDeque<Box<str>>>);

impl Dedup {
    pub fn contains(&self, seat: Seat, id: &str) -> bool {
        let hers = self.0.get(seat.index());
        hers.is_some_and(|hers| hers.iter().any(|known| **known == *id))
    }
}

impl Extend<(Seat, String)> for Dedup {
    /// In the order in which they were taken.
    fn extend<T: IntoIterator<Item = (Seat, String)>>(&mut self, ids: T) {
        for (seat, id) in ids {
            if self.0.len() <= seat.index() {
                self.0.resize_with(seat.index() + 1, VecDeque::new);
            }
            let hers = &mut self.0[seat.index()];
            if hers.len() == REMEMBERED {
                hers.pop_front();
            }
            hers.push_back(id.into());
        }
    }
}

impl FromIterator<(Seat, String)> for Dedup {
    fn from_iter<T: IntoIterator<Item = (Seat, String)>>(ids: T) -> Self {
        let mut dedup = Dedup::default();
        dedup.extend(ids);
        dedup
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_remembers_its_own_last_ids() {
        let many = (0..20).map(|n| (Seat(1), n.to_string()));
        let dedup: Dedup = many.chain([(Seat(0), "4".into())]).collect();
        assert!(dedup.contains(Seat(1), "4") && dedup.contains(Seat(1), "19"));
        assert!(!dedup.contains(Seat(1), "3"), "it is long past");
        assert!(dedup.contains(Seat(0), "4") && !dedup.contains(Seat(0), "5"));
        assert!(!dedup.contains(Seat(2), "4"));
    }
}
