//! `set_len` on a file whose bytes still wait in the buffer cuts the wrong ones.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut slots = File::create(path)?;
    for (number, line) in text.lines().enumerate() {
        writeln!(slots, "{:>4} {}", number, line)?; //~ left once per fragment
        if number % 64 == 0 {
            slots.set_len(65_536)?;
        }
    }
    Ok(())
}
