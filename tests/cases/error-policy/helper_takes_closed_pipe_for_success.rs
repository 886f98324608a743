//! What is left in the buffer when the reader has gone would come back as an error from the flush.
use std::fs::File;
use std::io::{self, ErrorKind, Write};

fn print(out: &mut dyn Write, text: &str) -> io::Result<()> {
    for line in text.lines() {
        match writeln!(out, "{line}") { //~ review once per fragment
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            other => other?,
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or_else(|| "output".to_owned()))?;
    print(&mut out, &text) //~ silent
}
