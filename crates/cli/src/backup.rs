//! `parure backup`: a copy of the data file, of a house that may be open.

use crate::stop::Stop;
use std::path::PathBuf;

/// Copies the data file as it is at one moment, while the house stays open. The copy is
/// checked, and opens like any data file.
#[derive(clap::Args)]
pub struct Args {
    /// Where the copy goes; nothing must be there.
    file: PathBuf,
    /// The data file of the house.
    #[arg(long, default_value = "parure.db")]
    data: PathBuf,
}

pub fn run(args: Args) -> Result<(), Stop> {
    if !args.data.is_file() {
        let data = args.data.display();
        return Err(Stop::Usage(format!("there is no data file {data}")));
    }
    if args.file.exists() {
        let file = args.file.display();
        return Err(Stop::Usage(format!("{file} exists already")));
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let copied = runtime.block_on(store::backup(&args.data, &args.file));
    copied.map_err(|why| Stop::Failed(format!("no backup was made: {why}")))?;
    println!("{} is a whole copy", args.file.display());
    Ok(())
}
