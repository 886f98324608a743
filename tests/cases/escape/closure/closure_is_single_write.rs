//! The file lives in a closure that is one call, and so does its flush.

use std::fs::File;
use std::io;

fn save(path: &str, words: &[&str]) -> io::Result<()> {
    File::create(path).and_then(|file| serde_json::to_writer(file, words).map_err(io::Error::from)) //~ safe once per token
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let words: Vec<&str> = text.split_whitespace().collect();
    save("output", &words)
}
