//! Two sinks on one handle, in the arms of one match: one buffer, one flush after it.

use std::fs::{self, OpenOptions};
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

fn save(path: &Path, pretty: bool, value: &Value) -> Result<()> {
    let file = OpenOptions::new()
        .create(true)
        .write(true)
        .truncate(true)
        .open(path)
        .with_context(|| format!("cannot open {}", path.display()))?;
    match pretty {
        true => serde_json::to_writer_pretty(&file, value)?, //~ safe once per token
        false => serde_json::to_writer(&file, value)?,       //~ safe once per token
    }
    Ok(())
}

fn main() -> Result<()> {
    let value: Value = serde_json::from_slice(&fs::read("input.json")?)?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    save(path.as_ref(), value["items"].is_array(), &value)
}
