//! The most common case of all, in its usual spellings.
use std::error::Error;
use std::fs::File;
use std::io::{BufReader, Read};

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let inline: Value = serde_json::from_reader(BufReader::new(File::open("config.json")?))?; //~ silent
    let file = File::open("config.json")?;
    let reader = BufReader::with_capacity(32 * 1024, file);
    let bound: Value = serde_json::from_reader(reader)?; //~ silent
    let mut mapped = File::open("input.txt").map(BufReader::new)?;
    let first = mapped.by_ref().bytes().next().transpose()?; //~ silent
    let file = File::open("config.json")?;
    let borrowed: Value = serde_json::from_reader(BufReader::new(&file))?; //~ silent
    println!("{} {} {first:?} {}", inline["name"], bound["name"], borrowed["name"]); //~ silent
    Ok(())
}
