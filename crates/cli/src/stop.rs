//! Why a command stopped before its end, and with which exit code.

use catalogue::Trouble;
use std::path::Path;
use std::process::ExitCode;

/// Why a command stopped.
#[derive(Debug)]
pub enum Stop {
    /// It was asked for something that cannot be: exit code 2.
    Usage(String),
    /// It found something wrong: exit code 1.
    Failed(String),
    /// Nobody reads what it writes: exit code 0, as `head` closes a pipe.
    NobodyReads,
}

impl Stop {
    /// Says so on standard error.
    pub fn report(self) -> ExitCode {
        match self {
            Stop::Usage(why) => {
                eprintln!("parure: {why}");
                ExitCode::from(2)
            }
            Stop::Failed(why) => {
                eprintln!("parure: {why}");
                ExitCode::FAILURE
            }
            Stop::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

impl From<Trouble> for Stop {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Astray(_) => Stop::Failed(trouble.to_string()),
            _ => Stop::Usage(trouble.to_string()),
        }
    }
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Stop::NobodyReads,
            _ => Stop::Failed(error.to_string()),
        }
    }
}

impl From<words::Untold> for Stop {
    fn from(untold: words::Untold) -> Self {
        Stop::Failed(format!("there are no words for this: {untold}"))
    }
}

/// A record from a file.
pub fn read_record(path: &Path) -> Result<Vec<u8>, Stop> {
    std::fs::read(path).map_err(|why| Stop::Usage(format!("cannot read {}: {why}", path.display())))
}
