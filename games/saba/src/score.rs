//! SA-Z3 Most money wins; equal sums share the victory.

use crate::{MOST_SEATS, Saba};
use tabletop::Standings;

impl Saba {
    pub(crate) fn by_cash(&self) -> Standings {
        let mut scores = [0; MOST_SEATS];
        for (score, cash) in scores.iter_mut().zip(self.cash) {
            *score = i32::from(cash);
        }
        Standings::by_score(&scores[..usize::from(self.seats)])
    }
}
