//! Every piece locks stdout by itself: only a writer that is passed along would gather them.
use std::io::{self, Write, stdout};

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    for line in text.lines() {
        for field in line.split(' ') {
            stdout().write_all(field.as_bytes())?; //~ left line_buffered_stdout
            stdout().write_all(b"\n")?; //~ left line_buffered_stdout
        }
    }
    Ok(())
}
