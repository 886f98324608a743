//! A failed `assert!` says so on stderr after the lines that came before it, and through a buffer in front of them.
use std::fs;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = io::stdout().lock();
    for line in text.lines() {
        writeln!(out, "{line}")?; //~ review line_buffered_stdout
        assert!(line != "stop", "no line may be `stop`");
        writeln!(out, "  {}", line.len())?; //~ review line_buffered_stdout
    }
    Ok(())
}
