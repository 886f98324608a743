//! Every piece locks stdout by itself: only a writer that is passed along would gather them, and nothing says that it pays.
use std::io::{self, Write, stdout};

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    for line in text.lines() {
        for field in line.split(' ') {
            stdout().write_all(field.as_bytes())?; //~ silent
            stdout().write_all(b"\n")?; //~ silent
        }
    }
    Ok(())
}
