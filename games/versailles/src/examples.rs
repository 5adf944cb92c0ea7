//! The worked examples of the rulebook, on tables laid by hand.

use crate::Versailles;
use tabletop::Example;

/// Every example of the rulebook.
pub const EXAMPLES: &[Example<Versailles>] = &[];
