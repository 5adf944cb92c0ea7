//! The engine protocol, tried by a program in another language.

use std::process::Command;

#[test]
fn a_python_program_can_play() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python/engine_test.py");
    let tried = Command::new("python3")
        .arg(script)
        .env("PARURE", env!("CARGO_BIN_EXE_parure"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("python3 runs");
    let said = String::from_utf8_lossy(&tried.stderr);
    assert!(tried.status.success(), "{said}");
}
