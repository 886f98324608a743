//! The source, the sink and the question mark all live in a closure.
use std::fs::File;
use std::io;

use serde_json::Value;

fn main() -> io::Result<()> {
    let load = |path: &str| -> io::Result<Value> {
        let value = serde_json::from_reader(File::open(path)?)?; //~ safe once per byte
        Ok(value)
    };
    println!("{}", load("config.json")?["name"]);
    Ok(())
}
