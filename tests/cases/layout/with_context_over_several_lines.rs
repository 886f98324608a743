//! `with_context` puts a method chain between the opening and the use; its layout has to stay.
use std::fs::File;

use anyhow::{Context, Result};
use serde_json::Value;

fn read_manifest(path: &str) -> Result<Value> {
    let file = File::open(path)
        .with_context(|| format!("failed to open the manifest at {path}"))?;
    serde_json::from_reader(file) //~ safe once per byte
        .with_context(|| format!("failed to parse the manifest at {path}"))
}

fn main() -> Result<()> {
    let manifest = read_manifest("input.json")?;
    println!("{}", manifest["items"][3]["label"]);
    Ok(())
}
