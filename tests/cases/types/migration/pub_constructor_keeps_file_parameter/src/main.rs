//! `pub fn new(source: File)` may stay as it is: the private field alone changes, and nobody outside sees it.
use std::fs::File;
use std::io;

use gauge::Gauge;

fn main() -> io::Result<()> {
    let mut gauge = Gauge::new(File::open("input.bin")?);
    let mut lowest = i16::MAX;
    while let Some(level) = gauge.read()? {
        lowest = lowest.min(level);
    }
    println!("{lowest}");
    Ok(())
}
