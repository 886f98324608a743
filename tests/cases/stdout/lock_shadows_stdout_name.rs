//! The lock takes the name of what it locks; the buffer goes around the second of the two.

use std::fs;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let out = io::stdout();
    let mut out = out.lock();
    for line in text.lines().rev() {
        out.write_all(line.as_bytes())?; //~ safe line_buffered_stdout
        out.write_all(b"\n")?; //~ safe line_buffered_stdout
    }
    Ok(())
}
