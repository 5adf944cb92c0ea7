//! The Necklace of Saba: its rules.
pub mod necklace;
pub mod necklaces;
pub mod options;
pub mod pieces;
pub mod places;
pub mod possible;
pub mod reward;
