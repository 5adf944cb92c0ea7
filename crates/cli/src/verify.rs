//! `parure verify`: are the decisions and the luck of a record what they claim?

use crate::stop::{Stop, read_record};
use std::io::{Write, stdout};
use std::path::PathBuf;
use tabletop::luck::{Hex, Secret};

/// Do the sums of a finished game again: commitment, seed, every pick and decision.
#[derive(clap::Args)]
pub struct Args {
    /// The record, binary or JSON
    record: PathBuf,
    /// The commitment you noted before the game, 64 hexadecimal digits
    #[arg(long)]
    commitment: Option<Hex>,
    /// Only list how many options each pick had, for other programs
    #[arg(long, conflicts_with = "commitment")]
    bounds: bool,
}

pub fn run(args: Args) -> Result<(), Stop> {
    let bytes = read_record(&args.record)?;
    let entry = catalogue::game_of(&bytes)?;
    let mut out = stdout().lock();
    if args.bounds {
        let bounds: Vec<String> = entry.bounds(&bytes)?.iter().map(u32::to_string).collect();
        return Ok(writeln!(out, "{}", bounds.join(","))?);
    }
    let table = entry.replay(&bytes)?;
    let rows = table.rows().len();
    writeln!(
        out,
        "decisions: {rows} rows of {} replay as written, with their digests",
        entry.id()
    )?;
    if let (Some(noted), Some(written)) = (args.commitment, table.commitment())
        && noted != written
    {
        return Err(Stop::Failed(format!(
            "commitment: the record says {written}, you noted {noted}"
        )));
    }
    entry
        .verify(&bytes)
        .map_err(|why| Stop::Failed(format!("luck: {why}")))?;
    if let Some(commitment) = table.commitment() {
        writeln!(out, "commitment: {commitment} fits the revealed secret")?;
    }
    let fairness = &table.record()["fairness"];
    let secret = fairness["secret"].as_str().and_then(|hex| hex.parse().ok());
    if let (Some(Hex(secret)), Some(texts)) = (secret, fairness["contributions"].as_array()) {
        let secret = Secret::new(secret);
        for (seat, text) in texts.iter().enumerate() {
            let whence = match *text == secret.contribution(seat as u8) {
                true => "follows from the secret: nobody gave one",
                false => "was given",
            };
            writeln!(out, "seat {seat}: its text {whence}")?;
        }
    }
    let picks: usize = table.rows().iter().map(|row| row.picks.len()).sum();
    writeln!(
        out,
        "luck: all {picks} picks follow from the secret and the contributions"
    )?;
    if !table.is_over() {
        return Err(Stop::Failed(format!(
            "the record is cut short: after its {rows} rows the game is not over"
        )));
    }
    let standings = table.standings();
    writeln!(
        out,
        "the game is over; scores by seat {:?}, places {:?}",
        standings.scores(),
        standings.places()
    )?;
    Ok(())
}
