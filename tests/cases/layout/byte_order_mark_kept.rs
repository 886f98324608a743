//! The mark in front of the first line is no part of the code, and stays in front.
use std::error::Error;
use std::fs::File;

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let größe: Value = serde_json::from_reader(File::open("config.json")?)?; //~ safe once per byte
    println!("{}", größe["name"]);
    Ok(())
}
