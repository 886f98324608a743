//! One serialiser call a row: the buffer must outlive the loop, not be made anew in each turn.

use std::error::Error;
use std::fs::{self, File};
use std::io::Write;

use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Item {
    id: u32,
    label: String,
    weight: f64,
}

#[derive(Deserialize)]
struct Catalogue {
    items: Vec<Item>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let catalogue: Catalogue = serde_json::from_slice(&fs::read("input.json")?)?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    for item in &catalogue.items {
        serde_json::to_writer(&mut file, item)?; //~ safe once per token
        file.write_all(b"\n")?; //~ safe once per call
    }
    Ok(())
}
