//! A PostgreSQL server.

use crate::{free_port, program, signal, wait_until};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Runs until it is dropped; its folder goes with it.
pub struct PostgresServer {
    folder: TempDir,
    port: u16,
    /// Whether a commit reaches the disk before it is done.
    flushes: bool,
    child: Option<Child>,
}

/// It refuses to be run by root: then it is run by the user Debian makes for it.
fn other_user() -> Option<(u32, u32)> {
    let me = std::fs::metadata("/proc/self").expect("this process has an owner");
    if std::os::unix::fs::MetadataExt::uid(&me) != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").expect("there are users");
    let fields = users
        .lines()
        .map(|line| line.split(':').collect::<Vec<_>>());
    let user = fields.into_iter().find(|fields| fields[0] == "postgres");
    let user = user.expect("there is a user postgres: scripts/setup.sh installs it");
    let number = |at: usize| user[at].parse().expect("ids are numbers");
    Some((number(2), number(3)))
}

fn command(name: &str) -> Command {
    let mut command = Command::new(program(name));
    if let Some((user, group)) = other_user() {
        command.uid(user).gid(group);
    }
    command.current_dir("/").stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn make(data: &Path) {
    let made = command("initdb")
        .args(["--username", "parure", "--auth", "trust"])
        .args(["--encoding", "UTF8", "--locale", "C", "--no-sync"])
        .arg("--pgdata")
        .arg(data)
        .status();
    assert!(made.is_ok_and(|made| made.success()), "initdb works");
}

impl PostgresServer {
    /// Quick, and safe as long as the machine itself does not stop.
    pub fn start() -> PostgresServer {
        PostgresServer::new(false)
    }

    /// As it is run in earnest: every commit is flushed to the disk.
    pub fn start_flushing() -> PostgresServer {
        PostgresServer::new(true)
    }

    fn new(flushes: bool) -> PostgresServer {
        let folder = tempfile::tempdir().expect("a folder");
        if let Some((user, group)) = other_user() {
            chown(folder.path(), Some(user), Some(group)).expect("root may do this");
        }
        make(&folder.path().join("data"));
        let mut postgres = PostgresServer {
            folder,
            port: free_port(),
            flushes,
            child: None,
        };
        postgres.resume();
        postgres
    }

    pub fn url(&self) -> String {
        format!("postgres://parure@127.0.0.1:{}/postgres", self.port)
    }

    /// Every connection is cut, nothing is tidied up; what was committed is there when it
    /// is started again.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            signal(&child, "QUIT");
            child.wait().expect("it ends");
        }
    }

    /// Starts it again on the same folder and port.
    pub fn resume(&mut self) {
        let port = self.port.to_string();
        let flush = if self.flushes { "on" } else { "off" };
        let started = command("postgres")
            .arg("-D")
            .arg(self.folder.path().join("data"))
            .args(["-h", "127.0.0.1", "-p", &port, "-k", ""])
            .args(["-c", &format!("fsync={flush}"), "-c", "max_connections=200"])
            .spawn();
        self.child = Some(started.expect("postgres starts"));
        wait_until("postgres takes connections", || {
            let ready = command("pg_isready")
                .args(["-q", "-h", "127.0.0.1", "-p", &port])
                .status();
            ready.is_ok_and(|ready| ready.success())
        });
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.stop();
    }
}
