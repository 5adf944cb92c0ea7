//! Luck that goes through every outcome, one after another.

use tabletop::Chance;

/// Each run of the same rules with it meets the next series of picks.
#[derive(Default)]
pub struct Odometer {
    /// Picks so far, each with how many options there were.
    path: Vec<(u32, u32)>,
    at: usize,
}

impl Odometer {
    /// Goes on to the next series of picks; `false` when all have been met.
    pub fn advance(&mut self) -> bool {
        self.at = 0;
        while let Some((pick, options)) = self.path.pop() {
            if pick + 1 < options {
                self.path.push((pick + 1, options));
                return true;
            }
        }
        false
    }

    /// How likely this series of picks is.
    #[allow(dead_code)] // the census counts without weighing
    pub fn chance(&self) -> f64 {
        let options = self.path.iter().map(|&(_, options)| f64::from(options));
        1.0 / options.product::<f64>()
    }
}

impl Chance for Odometer {
    fn pick(&mut self, options: u32) -> u32 {
        if options <= 1 {
            return 0;
        }
        if self.at == self.path.len() {
            self.path.push((0, options));
        }
        self.at += 1;
        self.path[self.at - 1].0
    }
}
