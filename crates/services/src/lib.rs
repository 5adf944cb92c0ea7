//! Real services for tests, on loopback: each on a free port, with a folder of its own,
//! and gone when it is dropped. `scripts/setup.sh` installs them.
//!
//! | file | idea |
//! |---|---|
//! | `postgres.rs` | a PostgreSQL server |
//! | `nats.rs` | a NATS server |

mod nats;
mod postgres;

pub use nats::NatsServer;
pub use postgres::PostgresServer;

use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Longest a service may take to start or stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// A port nobody uses now, and which no outgoing connection is given while whoever listens
/// there is stopped and started: those begin at 32768.
pub fn free_port() -> u16 {
    const PORTS: std::ops::Range<u32> = 12_000..32_000;
    static TAKEN: AtomicU32 = AtomicU32::new(0);
    // Tests run side by side in several processes, so each begins elsewhere.
    let first = std::process::id().wrapping_mul(7919);
    let ports = (0..PORTS.len()).map(|_| {
        let next = first.wrapping_add(TAKEN.fetch_add(1, Ordering::Relaxed));
        (PORTS.start + next % PORTS.len() as u32) as u16
    });
    let mut free = ports.filter(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok());
    free.next().expect("a free port")
}

/// The program of this name: from the path, or from where Debian keeps it.
fn program(name: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.push("/usr/sbin".into());
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter();
    folders.extend(
        versions
            .flatten()
            .flatten()
            .map(|entry| entry.path().join("bin")),
    );
    folders
        .into_iter()
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
        .unwrap_or_else(|| panic!("{name} is missing: scripts/setup.sh installs it"))
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let until = Instant::now() + PATIENCE;
    while !done() {
        assert!(Instant::now() < until, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn is_listening(port: u16) -> bool {
    TcpStream::connect(("127.0.0.1", port)).is_ok()
}

/// Sends this signal to this one process.
fn signal(child: &Child, name: &str) {
    let id = child.id().to_string();
    let sent = Command::new("kill")
        .arg(format!("-{name}"))
        .arg(id)
        .status();
    assert!(sent.is_ok_and(|sent| sent.success()), "it was running");
}
