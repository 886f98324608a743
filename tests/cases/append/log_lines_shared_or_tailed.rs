//! Other processes may append to the same log, and somebody may tail it: whole lines must arrive when they happen.
//! runs: same

use std::fs::{self, OpenOptions};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut log = OpenOptions::new().create(true).append(true).open(path)?;
    for (number, line) in text.lines().enumerate() {
        log.write_all(format!("[{number}] {line}\n").as_bytes())?; //~ review once per call
    }
    Ok(())
}
