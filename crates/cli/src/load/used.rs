//! What the house has used so far, as it says itself where it is told to (`serve --metrics`).

use crate::stop::Stop;
use client::HttpAnswer;
use std::net::SocketAddr;

#[derive(Clone, Copy, Default)]
pub struct Used {
    pub cpu_seconds: f64,
    pub memory_kb: u64,
    /// Without the program and the data file.
    pub own_kb: u64,
}

impl Used {
    /// All nodes together.
    pub async fn of(nodes: &[SocketAddr]) -> Result<Used, Stop> {
        let mut all = Used::default();
        for node in nodes {
            let node = Used::of_node(*node).await?;
            all.cpu_seconds += node.cpu_seconds;
            all.memory_kb += node.memory_kb;
            all.own_kb += node.own_kb;
        }
        Ok(all)
    }

    async fn of_node(node: SocketAddr) -> Result<Used, Stop> {
        let answer = HttpAnswer::to(node, "GET", "/metrics", &[], &[]).await;
        let answer = answer.map_err(|why| {
            let right = "give it as the house has it: serve --metrics, load --metrics";
            Stop::Failed(format!("no metrics at {node}: {why}; {right}"))
        })?;
        let text = String::from_utf8_lossy(&answer.body);
        let read = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|value| value.trim().parse::<f64>().ok())
                .ok_or_else(|| Stop::Failed(format!("the house does not tell its {name}")))
        };
        Ok(Used {
            cpu_seconds: read("process_cpu_seconds_total")?,
            memory_kb: read("process_resident_memory_bytes")? as u64 / 1024,
            own_kb: read("parure_own_memory_bytes")? as u64 / 1024,
        })
    }
}
