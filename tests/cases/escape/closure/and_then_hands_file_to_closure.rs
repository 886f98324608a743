//! A chain without any binding: the closure's parameter is the file.
use std::fs::File;
use std::io;

use serde_json::Value;

fn main() {
    let config = File::open("config.json")
        .and_then(|file| serde_json::from_reader::<_, Value>(file).map_err(io::Error::from)); //~ safe once per byte
    match config {
        Ok(config) => println!("{}", config["retries"]),
        Err(error) => println!("{error}"),
    }
}
