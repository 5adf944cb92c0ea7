//! The vocabulary of a board game.
