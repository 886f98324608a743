//! `with_context` stands between the call and its `?`, and the file behind it is read byte by byte.
use std::fs::File;

use anyhow::{Context, Result};

fn load(path: &str) -> Result<serde_json::Value> {
    let file = File::open(path).with_context(|| format!("cannot open {path}"))?;
    serde_json::from_reader(file).with_context(|| format!("cannot parse {path}")) //~ safe once per byte
}

fn main() -> Result<()> {
    println!("{}", load("config.json")?.is_object());
    Ok(())
}
