//! Each record is two writes, so no other process could count on whole ones before.
use std::fs::{self, OpenOptions};
use std::io::{self, Write};

fn append(path: &str, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    for line in text.lines() {
        file.write_all(&(line.len() as u64).to_le_bytes())?; //~ safe once per call
        file.write_all(line.as_bytes())?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    append(&path, &fs::read_to_string("input.txt")?)
}
