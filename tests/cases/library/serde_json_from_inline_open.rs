//! The shape most of this code has: nobody sees that `from_reader` asks for one byte at a time.
use std::error::Error;
use std::fs::File;

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let manifest: Value = serde_json::from_reader(File::open("input.json")?)?; //~ safe once per byte
    println!("{} items", manifest["items"].as_array().map_or(0, Vec::len));
    Ok(())
}
