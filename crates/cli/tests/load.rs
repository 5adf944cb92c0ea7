//! `parure load` against a real house: what it tells is what programs read.

mod guests;

use serde_json::Value;
use std::net::SocketAddr;
use std::process::{Command, Output};

fn load([house, metrics]: [SocketAddr; 2], more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parure"))
        .args(["load", "--tables", "2", "--seats", "4", "--seconds", "2"])
        .args(["--house", &house.to_string()])
        .args(["--metrics", &metrics.to_string()])
        .args(more)
        .output()
        .expect("it runs")
}

fn told(output: &Output) -> Value {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("one object")
}

fn number(told: &Value, name: &str) -> f64 {
    let number = told[name].as_f64();
    number.unwrap_or_else(|| panic!("{name} is a number in {told}"))
}

#[tokio::test]
async fn a_load_tells_what_the_house_can_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("house.db");
    let metrics = SocketAddr::from(([127, 0, 0, 1], services::free_port()));
    let data = data.display().to_string();
    let given = ["--data", &data, "--metrics", &metrics.to_string()];
    let mut house = guests::Served::open(&given).await;
    let address = [house.address, metrics];
    let closed = told(&load(address, &["--json"]));
    for name in [
        "moves_s",
        "p50_ms",
        "p99_ms",
        "max_ms",
        "bytes_per_move_and_viewer",
        "server_cpu_s",
        "server_rss_kb",
    ] {
        assert!(number(&closed, name) > 0.0, "{name} in {closed}");
    }
    assert!(number(&closed, "p50_ms") <= number(&closed, "p99_ms"));
    let own = number(&closed, "server_kb_per_table");
    assert!(own < number(&closed, "server_rss_kb"), "{closed}");
    let open = told(&load(address, &["--rate", "100", "--json"]));
    let rate = number(&open, "moves_s");
    assert!(rate > 20.0 && rate < 110.0, "{open}");
    let wrong = load(address, &["--rate", "0"]);
    assert!(!wrong.status.success());
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("--rate must be above 0"));
    house.kill();
}
