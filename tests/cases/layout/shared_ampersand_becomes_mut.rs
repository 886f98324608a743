//! `&File` reads, and `&BufReader` does not: what is lent has to be lent to be changed.

use std::fs::File;

use serde_json::Value;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let config: Value = serde_json::from_reader(&File::open("config.json")?)?; //~ safe once per byte
    println!("{}", config["verbose"]);
    Ok(())
}
