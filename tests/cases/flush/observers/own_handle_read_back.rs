//! The handle is written first and read afterwards: a buffer borrows it for the writing and is gone before the reading.
//! runs: same

use std::fs::{self, OpenOptions};
use std::io::{self, Read, Seek, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut scratch = OpenOptions::new().read(true).write(true).create(true).truncate(true).open("output")?;
    for (number, line) in text.lines().enumerate() {
        writeln!(scratch, "{number}: {line}")?; //~ safe once per fragment
    }
    scratch.rewind()?;
    let mut back = String::new();
    scratch.read_to_string(&mut back)?;
    println!("{}", back.len());
    Ok(())
}
