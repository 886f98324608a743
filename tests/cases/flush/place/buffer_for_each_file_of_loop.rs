//! A buffer for each file is right where each turn opens another file.
use std::error::Error;
use std::fs::File;

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let mut keys = 0;
    for path in ["config.json", "config.json", "config.json"] {
        let file = File::open(path)?;
        let value: Value = serde_json::from_reader(file)?; //~ safe once per byte
        keys += value.as_object().map_or(0, |it| it.len());
    }
    println!("{keys} keys");
    Ok(())
}
