//! The result is looked at, not passed on: an error of the flush must reach the same `Err` arm.

use std::fs::{self, File};
use std::process::ExitCode;

fn export(path: &str, value: &serde_json::Value) -> Result<(), String> {
    let file = File::create(path).map_err(|e| format!("cannot create {path}: {e}"))?;
    match serde_json::to_writer(file, value) { //~ safe once per token
        Ok(()) => Ok(()),
        Err(e) => Err(format!("cannot write {path}: {e}")),
    }
}

fn main() -> ExitCode {
    let text = fs::read_to_string("input.json").unwrap_or_default();
    let value = serde_json::from_str(&text).unwrap_or_default();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    match export(&path, &value) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(3)
        }
    }
}
