//! A missing cache is no error: the arm that has the file is the one to repair.
use std::fs::File;
use std::io;

use serde_json::{Map, Value};

fn load_cache(path: &str) -> io::Result<Map<String, Value>> {
    match File::open(path) {
        Ok(file) => Ok(serde_json::from_reader(file)?), //~ safe once per byte
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Map::new()),
        Err(error) => Err(error),
    }
}

fn main() -> io::Result<()> {
    println!("{} entries", load_cache("config.json")?.len());
    println!("{} entries", load_cache("nowhere.json")?.len());
    Ok(())
}
