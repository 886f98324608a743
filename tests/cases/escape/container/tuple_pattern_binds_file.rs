//! Destructuring must not hide where the value comes from.
use std::error::Error;
use std::fs::File;

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let path = "config.json";
    let (label, file) = (path.to_uppercase(), File::open(path)?);
    let config: Value = serde_json::from_reader(file)?; //~ safe once per byte
    println!("{label}: {}", config["name"]);
    Ok(())
}
