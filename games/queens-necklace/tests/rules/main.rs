//! The rules, sentence by sentence: one file per chapter of `RULES.md`.

mod asking;
mod cardinal;
mod components;
mod devaluation;
mod end;
mod examples;
mod influence;
mod musketeer;
mod purchase;
mod sale;
mod setting_up;
mod variants;
