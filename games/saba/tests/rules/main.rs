//! One file for each chapter of RULES.md, one test for each of its sentences.

mod table;

mod asking;
mod building_rules;
mod components;
mod rewards;
mod setting_up;
mod stage_one_auctions;
mod stage_two_rebuilding;
mod variants;
mod worked_examples;
