//! The write is the value of the function: the flush must come after it and its error take the same road.

use std::fs::{self, File};
use std::io;
use std::path::Path;

fn save(value: &serde_json::Value, path: &Path) -> io::Result<()> {
    let file = File::create(path)?;
    serde_json::to_writer(file, value).map_err(Into::into) //~ safe once per token
}

fn main() -> io::Result<()> {
    let value: serde_json::Value = serde_json::from_slice(&fs::read("input.json")?)?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&value, path.as_ref())
}
