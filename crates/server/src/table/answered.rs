//! Under which ids submissions were taken, so that one that is sent again, because its
//! acknowledgement was lost, is acknowledged again and not done twice.

use std::collections::VecDeque;
use tabletop::Seat;

/// How many are remembered of each seat. A client sends one after the other; whatever is older
/// answers a question long past, and is refused as such.
const REMEMBERED: usize = 16;

/// The last ids of every seat.
#[derive(Default)]
pub struct Answered(Vec<VecDeque<Box<str>>>);

impl Answered {
    pub fn contains(&self, seat: Seat, id: &str) -> bool {
        let hers = self.0.get(seat.index());
        hers.is_some_and(|hers| hers.iter().any(|known| **known == *id))
    }
}

impl Extend<(Seat, String)> for Answered {
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

impl FromIterator<(Seat, String)> for Answered {
    fn from_iter<T: IntoIterator<Item = (Seat, String)>>(ids: T) -> Self {
        let mut answered = Answered::default();
        answered.extend(ids);
        answered
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_remembers_its_own_last_ids() {
        let many = (0..20).map(|n| (Seat(1), n.to_string()));
        let answered: Answered = many.chain([(Seat(0), "4".into())]).collect();
        assert!(answered.contains(Seat(1), "4") && answered.contains(Seat(1), "19"));
        assert!(!answered.contains(Seat(1), "3"), "it is long past");
        assert!(answered.contains(Seat(0), "4") && !answered.contains(Seat(0), "5"));
        assert!(!answered.contains(Seat(2), "4"));
    }
}
