//! A NATS server.

use crate::{free_port, is_listening, program, wait_until};
use std::process::{Child, Command, Stdio};

/// Runs until it is dropped.
pub struct NatsServer {
    port: u16,
    child: Option<Child>,
}

impl NatsServer {
    pub fn start() -> NatsServer {
        let mut nats = NatsServer {
            port: free_port(),
            child: None,
        };
        nats.resume();
        nats
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it: whatever it was just passing on is lost.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it was running");
            child.wait().expect("it ends");
        }
    }

    /// Starts it again on the same port.
    pub fn resume(&mut self) {
        let started = Command::new(program("nats-server"))
            .args(["--addr", "127.0.0.1", "--port", &self.port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(started.expect("nats-server starts"));
        wait_until("nats-server listens", || is_listening(self.port));
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.stop();
    }
}
