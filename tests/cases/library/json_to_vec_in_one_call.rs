//! `to_vec` builds the text in memory, and `fs::write` hands it over in one call.

use std::fs;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut value: serde_json::Value = serde_json::from_slice(&fs::read("input.json")?)?;
    value["name"] = "renamed".into();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    fs::write(&path, serde_json::to_vec_pretty(&value)?)?; //~ silent
    Ok(())
}
