//! A comment that names the crate `alloc` says nothing of allocating.
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(path)?;
    for line in text.lines() {
        // Cannot handle several of `core`, `alloc` and `std` yet.
        writeln!(file, "{} {line}", line.len())?; //~ once per fragment
    }
    Ok(())
}
