//! What a turn may cost. As long as nobody else decides in between, its decisions share
//! one budget.

/// Imagined games for each turn, and what is left of the present one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    iterations: u32,
    /// The ply at which the present turn would go on, and what is left of its budget.
    turn: Option<(u32, u32)>,
}

impl Budget {
    pub fn new(iterations: u32) -> Self {
        Budget {
            iterations,
            turn: None,
        }
    }

    /// What is left for a decision at this ply.
    pub fn left(&self, ply: u32) -> u32 {
        match self.turn {
            Some((goes_on_at, left)) if goes_on_at == ply => left,
            Some(_) | None => self.iterations,
        }
    }

    /// A decision at this ply took so many steps and cost so much.
    pub fn spend(&mut self, ply: u32, steps: usize, cost: u32) {
        let left = self.left(ply).saturating_sub(cost);
        self.turn = Some((ply + steps as u32, left));
    }
}
