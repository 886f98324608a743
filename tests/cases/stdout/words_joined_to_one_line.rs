//! The pieces that stdout is handed in the loop are those of one line: its own buffer gathers them until the line ends.
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let first = text.lines().next().unwrap_or_default();
    let mut out = io::stdout().lock();
    out.write_all(b">")?; //~ silent
    for word in first.split(' ') {
        out.write_all(b" ")?; //~ silent
        out.write_all(word.as_bytes())?; //~ silent
    }
    out.write_all(b"\n") //~ quiet few-calls
}
