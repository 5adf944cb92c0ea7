//! The bar for whoever waits.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};

/// So many of them, one after the other; hidden if a program reads the answer or nobody
/// looks.
pub fn bar(count: u64, what: &str, json: bool) -> ProgressBar {
    if json || !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = format!("{{bar:40}} {{human_pos}} of {{human_len}} {what}, {{eta}} to go");
    let style = ProgressStyle::with_template(&style).expect("the template is well formed");
    ProgressBar::new(count).with_style(style)
}
