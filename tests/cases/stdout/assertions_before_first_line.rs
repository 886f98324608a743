//! What the assertions say comes before the first line, and no message on stderr can stand between two lines.
use std::fs;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    for line in text.lines() {
        assert!(line != "stop", "no line may be `stop`");
    }
    let mut out = io::stdout().lock();
    for line in text.lines() {
        writeln!(out, "{line}")?; //~ safe line_buffered_stdout
        writeln!(out, "  {}", line.len())?; //~ safe line_buffered_stdout
    }
    Ok(())
}
