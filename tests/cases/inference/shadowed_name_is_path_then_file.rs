//! `input` is first a path and then a file: names are not values.
use std::error::Error;
use std::fs::File;

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let input = std::env::args().nth(2).unwrap_or_else(|| "config.json".to_string());
    println!("reading {}", input.trim());
    let input = File::open(input)?;
    let input: Value = serde_json::from_reader(input)?; //~ safe once per byte
    println!("{}", input["name"]);
    Ok(())
}
