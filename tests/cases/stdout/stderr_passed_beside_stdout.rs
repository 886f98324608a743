//! What is told on stderr of a line belongs behind that line, and both streams are given to the same function.

use std::fs;
use std::io::{self, Write};

fn list(out: &mut impl Write, errors: &mut impl Write, text: &str) -> io::Result<()> {
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{number}: {line}")?; //~ review line_buffered_stdout
        if line.len() > 10_000 {
            writeln!(errors, "too long")?; //~ quiet stderr
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let (stdout, stderr) = (io::stdout(), io::stderr());
    list(&mut stdout.lock(), &mut stderr.lock(), &text) //~ silent
}
