//! `&mut file` at the serialiser stays `&mut`: only what it borrows changes.

use std::fs::File;
use std::io::Write;

use anyhow::Result;
use serde_json::Value;

fn main() -> Result<()> {
    let value: Value = serde_json::from_str(&std::fs::read_to_string("input.json")?)?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    serde_json::to_writer(&mut file, &value)?; //~ safe once per token
    file.write_all(b"\n")?; //~ safe once per call
    Ok(())
}
