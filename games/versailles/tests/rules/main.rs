//! One test for every sentence of RULES.md, one file for every chapter.

mod activating;
mod architects;
mod components;
mod end;
mod moving;
mod options;
mod setting_up;
mod technologies;
mod worked_examples;
mod yard;

use tabletop::Seat;

pub const ANNA: Seat = Seat(0);
pub const BERT: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);
pub const DORA: Seat = Seat(3);
