//! `parure replay`: a record as a story.

use crate::stop::{Stop, read_record};
use catalogue::{ErasedMatch, VisibleAct};
use serde_json::json;
use std::io::{StdoutLock, Write, stdout};
use std::path::PathBuf;
use tabletop::{Seat, Told, Viewer};
use words::{Lang, Words};

/// Tell a record as a story.
#[derive(clap::Args)]
pub struct Args {
    /// The record, binary or JSON
    record: PathBuf,
    /// Through whose eyes: a seat counted from 0, `spectator`, or `all`
    #[arg(long = "as", value_name = "SEAT|spectator|all", default_value = "all")]
    viewer: String,
    /// `en` or `fr`
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// The players' names by seat
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// One JSON object per decision and per event
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<(), Stop> {
    let bytes = read_record(&args.record)?;
    let entry = catalogue::game_of(&bytes)?;
    let table = entry.replay(&bytes)?;
    let teller = Teller {
        viewer: viewer(&args.viewer, table.seats())?,
        table: &*table,
        words: entry.words(args.lang),
        names: args.names,
    };
    let mut out = stdout().lock();
    if !args.json {
        let (rules, seats) = (table.rules_version(), table.seats());
        writeln!(out, "{} · rules {rules} · {seats} seats", entry.id())?;
    }
    let rows = 0..table.rows().len() as u32;
    let noticed = rows.filter(|&row| teller.notices(row));
    for (number, row) in (0..).zip(noticed) {
        match args.json {
            true => teller.row_as_json(number, row, &mut out)?,
            false => teller.row(number, row, &mut out)?,
        }
    }
    if !args.json && table.is_over() {
        let standings = table.standings();
        for (seat, (score, place)) in (0..).zip(standings.scores().iter().zip(standings.places())) {
            writeln!(out, "{place}. {} {score}", teller.name(Seat(seat))?)?;
        }
    }
    Ok(())
}

/// `2`, `spectator` or `all`.
pub fn viewer(text: &str, seats: u8) -> Result<Viewer, Stop> {
    match (text, text.parse()) {
        ("spectator", _) => Ok(Viewer::Spectator {}),
        ("all" | "open", _) => Ok(Viewer::Open {}),
        (_, Ok(seat)) if seat < seats => Ok(Viewer::at(Seat(seat))),
        _ => Err(Stop::Usage(format!(
            "nobody sees this as `{text}`; it is a seat from 0 to {}, `spectator` or `all`",
            seats - 1
        ))),
    }
}

struct Teller<'a> {
    table: &'a dyn ErasedMatch,
    viewer: Viewer,
    words: Words,
    names: Vec<String>,
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> Result<String, Stop> {
        let seat = json!({ "seat": seat });
        Ok(self.words.say("seat-name", &seat, &self.names)?)
    }

    /// Whether the viewer knows what was done in a row or heard of it. Rows are counted
    /// among these alone, so that gaps tell nothing.
    fn notices(&self, row: u32) -> bool {
        let heard = |told: &Told<_>| told.heard_by(self.viewer).is_some();
        self.table.act(row, self.viewer).is_some() || self.table.told_in(row).iter().any(heard)
    }

    /// What was done, if the viewer knows, and what she heard of it.
    fn row(&self, number: u32, row: u32, out: &mut StdoutLock) -> Result<(), Stop> {
        let act = self.table.act(row, self.viewer);
        let told = self.table.told_in(row);
        let said = match &act {
            Some(act) => self.act_in_words(act)?,
            None => "...".to_owned(),
        };
        writeln!(out, "{number:>4}  {said}")?;
        for told in &told {
            if let Some(event) = told.heard_by(self.viewer) {
                writeln!(out, "        {}", self.words.event(event, &self.names)?)?;
            }
        }
        Ok(())
    }

    fn act_in_words(&self, act: &VisibleAct) -> Result<String, Stop> {
        let what = match &act.action {
            Some(action) => self.words.action(action, &self.names)?,
            None => String::new(),
        };
        let id = format!("act-{}", words::kebab(act.act));
        let facts = json!({ "seat": act.seat, "what": what });
        let said = self.words.say(&id, &facts, &self.names)?;
        match act.stands || act.act != "play" {
            true => Ok(said),
            false => Ok(format!("({said})")),
        }
    }

    fn row_as_json(&self, number: u32, row: u32, out: &mut StdoutLock) -> Result<(), Stop> {
        if let Some(act) = self.table.act(row, self.viewer) {
            let mut line = json!(act);
            line["row"] = json!(number);
            if let Some(action) = &act.action {
                line["text"] = json!(self.words.action(action, &self.names)?);
            }
            if self.viewer == (Viewer::Open {}) {
                let written = &self.table.rows()[row as usize];
                line["picks"] = json!(written.picks);
                line["digest"] = json!(format!("{:04x}", written.digest));
            }
            writeln!(out, "{line}")?;
        }
        for told in self.table.told_in(row) {
            let Some(event) = told.heard_by(self.viewer) else {
                continue;
            };
            let text = self.words.event(event, &self.names)?;
            let mut line = json!({ "row": number, "event": event, "text": text });
            if self.viewer == (Viewer::Open {}) {
                line["audience"] = json!(told.audience);
                line["outside"] = json!(told.outside);
            }
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
