//! `Ok(to_writer(…)?)` is how `?` converts the error at the end: there is no statement after it to hang a flush on.

use std::fs::{self, File};
use std::io;

fn write_back(path: &str, value: &serde_json::Value) -> io::Result<()> {
    Ok(serde_json::to_writer_pretty(File::create(path)?, value)?) //~ safe once per token
}

fn main() -> io::Result<()> {
    let value = serde_json::from_slice(&fs::read("input.json")?)?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    write_back(&path, &value)
}
