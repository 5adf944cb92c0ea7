//! What changed from one version of the rules to the next. A table keeps the version it began
//! with; the rules ask here where something has changed.

use crate::Saba;

impl Saba {
    /// 2: SA-B8 A joker that can never be laid is a fake, also before the necklace is full.
    pub(crate) const fn knows_fake_jokers(&self) -> bool {
        self.rules >= 2
    }

    /// 2: SA-A11 A draw that is forced is announced.
    pub(crate) const fn announces_forced_draws(&self) -> bool {
        self.rules >= 2
    }
}
