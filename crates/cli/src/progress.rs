//! The bar for whoever waits.

use indicatif::{ProgressBar, ProgressStyle};

/// So many of them, one after the other.
pub fn bar(count: u64, what: &str) -> ProgressBar {
    let style = format!("{{bar:40}} {{human_pos}} of {{human_len}} {what}, {{eta}} to go");
    let style = ProgressStyle::with_template(&style).expect("the template is well formed");
    ProgressBar::new(count).with_style(style)
}
