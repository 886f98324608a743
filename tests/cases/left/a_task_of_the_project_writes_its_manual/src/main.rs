//! A task runs when a developer asks for it, like a build script.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut manual = File::create("output")?;
    for line in text.lines() {
        writeln!(manual, "- {}: {}", line.len(), line)?;
    }
    Ok(())
}
