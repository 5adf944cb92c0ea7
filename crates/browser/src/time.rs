//! The time a device counts. The clock of a device may jump, and a device may sleep for days:
//! nobody is to lose a turn by that. So only what passes between two calls is counted, and of
//! that a minute at most.

/// The most that passes between two calls, in milliseconds.
const MOST: i64 = 60_000;

/// What the page's clock said last, and what was counted.
#[derive(Default)]
pub(crate) struct DeviceClock {
    said: Option<i64>,
    counted: i64,
}

impl DeviceClock {
    /// The page says that it is so late, in milliseconds since 1970.
    pub fn says(&mut self, now: i64) {
        let passed = self.said.map_or(0, |said| now.saturating_sub(said));
        self.counted += passed.clamp(0, MOST);
        self.said = Some(now);
    }

    /// Milliseconds counted so far.
    pub fn counted(&self) -> i64 {
        self.counted
    }

    /// Seconds since 1970, as the page says.
    pub fn unix(&self) -> i64 {
        self.said.unwrap_or(0) / 1000
    }

    /// When the page's clock will say that so much was counted.
    pub fn when(&self, counted: i64) -> i64 {
        self.said.unwrap_or(0) + (counted - self.counted).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumps_costs_a_minute_at_most() {
        let mut clock = DeviceClock::default();
        clock.says(1_000_000);
        clock.says(1_000_500);
        assert_eq!(clock.counted(), 500);
        clock.says(900_000);
        assert_eq!(clock.counted(), 500);
        clock.says(900_000 + 14 * 24 * 3_600_000);
        assert_eq!(clock.counted(), 60_500);
        assert_eq!(clock.when(60_700), 900_000 + 14 * 24 * 3_600_000 + 200);
    }
}
