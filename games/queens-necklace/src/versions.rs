//! What changed from one version of the rules to the next. A table keeps the version it began
//! with; the rules ask here where something has changed.

use crate::QueensNecklace;

impl QueensNecklace {
    /// 2: QN-Q1 A purchase ends by itself once nothing more can be paid for.
    #[inline]
    pub(crate) const fn ends_spent_purchases(&self) -> bool {
        self.rules >= 2
    }
}
