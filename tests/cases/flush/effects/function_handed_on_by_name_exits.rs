//! Nobody calls it by name here, and yet it is what runs where a line is wrong; what is gathered would be lost.

use std::fs::{self, File};
use std::io::{self, Write};

fn give_up(error: std::num::ParseIntError) -> u64 {
    eprintln!("not a number: {error}");
    std::process::exit(2)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("lengths.txt")?;
    for line in text.lines() {
        let length: u64 = line.len().to_string().parse().unwrap_or_else(give_up);
        writeln!(out, "{length} {line}")?; //~ review once per fragment
    }
    Ok(())
}
