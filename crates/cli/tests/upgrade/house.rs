//! The real binary on a data file or a database, and how a house is kept as files.

use services::PostgresServer;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longest anything may take.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The files of a kept house.
const SQLITE: &str = "house.sqlite";
const POSTGRES: &str = "house.sql";
/// What an opening house must find, beside each.
pub const EXPECTED: &str = "expected.json";

/// Where a house keeps its data.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// The data of a house; gone when it is dropped.
pub struct Data {
    folder: TempDir,
    postgres: Option<PostgresServer>,
}

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.output();
    let output = output.unwrap_or_else(|why| panic!("{command:?}: {why}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    output.stdout
}

impl Data {
    /// Nothing yet.
    pub fn new(kind: Kind) -> Data {
        Data {
            folder: tempfile::tempdir().expect("a folder"),
            postgres: (kind == Kind::Postgres).then(PostgresServer::start),
        }
    }

    /// A copy of the house kept in this folder.
    pub fn copy(kind: Kind, kept: &Path) -> Data {
        let data = Data::new(kind);
        match &data.postgres {
            Some(postgres) => {
                let mut psql = psql(postgres);
                run(psql.arg("--file").arg(kept.join(POSTGRES)));
            }
            None => {
                let copied = std::fs::copy(kept.join(SQLITE), data.file());
                copied.expect("the kept file can be copied");
            }
        }
        data
    }

    /// Writes a house that is closed into this folder.
    pub fn keep(&self, folder: &Path) {
        match &self.postgres {
            Some(postgres) => {
                let mut dump = Command::new("pg_dump");
                dump.args(["--no-owner", "--dbname", &postgres.url()]);
                let dump = String::from_utf8(run(&mut dump)).expect("the dump is text");
                // Only the newest versions of psql can read these two lines.
                let newest = ["\\restrict ", "\\unrestrict "];
                let plain = |line: &&str| !newest.iter().any(|word| line.starts_with(word));
                let lines: Vec<&str> = dump.lines().filter(plain).collect();
                let written = std::fs::write(folder.join(POSTGRES), lines.join("\n") + "\n");
                written.expect("the dump can be written");
            }
            None => {
                self.sql("pragma wal_checkpoint(truncate); pragma journal_mode = delete; vacuum");
                let copied = std::fs::copy(self.file(), folder.join(SQLITE));
                copied.expect("the data file can be copied");
            }
        }
    }

    /// Runs these statements while the house is closed.
    pub fn sql(&self, statements: &str) {
        match &self.postgres {
            Some(postgres) => {
                run(psql(postgres).args(["--command", statements]));
            }
            None => {
                let program = "import sqlite3, sys\n\
                    house = sqlite3.connect(sys.argv[1], isolation_level=None)\n\
                    for statement in sys.argv[2].split(';'): house.execute(statement)";
                let mut python = Command::new("python3");
                run(python
                    .args(["-c", program])
                    .arg(self.file())
                    .arg(statements));
            }
        }
    }

    /// A folder that goes with the data.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("house.db")
    }

    fn arguments(&self) -> [String; 2] {
        match &self.postgres {
            Some(postgres) => ["--database-url".into(), postgres.url()],
            None => ["--data".into(), self.file().display().to_string()],
        }
    }
}

fn psql(postgres: &PostgresServer) -> Command {
    let mut psql = Command::new("psql");
    psql.args(["--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1"]);
    psql.args(["--dbname", &postgres.url()]);
    psql
}

/// An open house.
pub struct House {
    child: Child,
    pub address: SocketAddr,
    /// From before it was started.
    pub opened: Instant,
}

impl House {
    pub async fn open(data: &Data, arguments: &[&str]) -> House {
        let address = SocketAddr::from(([127, 0, 0, 1], services::free_port()));
        let opened = Instant::now();
        let mut child = Command::new(env!("CARGO_BIN_EXE_parure"))
            .args(["serve", "--bot-pause-ms", "0", "--log", "error", "--listen"])
            .arg(address.to_string())
            .args(data.arguments())
            .args(arguments)
            .stdout(Stdio::null())
            .spawn()
            .expect("the binary can be started");
        while tokio::net::TcpStream::connect(address).await.is_err() {
            let ended = child.try_wait().expect("the process can be looked at");
            assert_eq!(ended, None, "the house does not open");
            assert!(opened.elapsed() < PATIENCE, "the house does not open");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        House {
            child,
            address,
            opened,
        }
    }

    /// SIGTERM, as for an upgrade.
    pub fn close(mut self) {
        let id = self.child.id().to_string();
        run(Command::new("kill").args(["-TERM", &id]));
        let ended = self.child.wait().expect("the process ends");
        assert!(ended.success(), "the house closes in order: {ended}");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // Nothing stays behind when a test fails. After `close` there is nothing left to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `parure verify` on a record, with the commitment that was published before the game.
pub fn verify(folder: &Path, table: &str, record: &[u8], commitment: &str) {
    let file = folder.join(format!("{table}.record"));
    std::fs::write(&file, record).expect("a record can be written");
    let mut verify = Command::new(env!("CARGO_BIN_EXE_parure"));
    verify.arg("verify").arg(&file);
    run(verify.args(["--commitment", commitment]));
}
