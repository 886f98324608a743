//! Where the complaints go is the caller's choice, and this one has chosen stderr.
//! runs: same

use std::fs;
use std::io::{self, Write};

fn number(text: &str, complaints: &mut dyn Write) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{} {}", number, line)?; //~ review line_buffered_stdout
        if number % 150 == 149 {
            writeln!(complaints, "{} lines and no end in sight", number + 1)?; //~ quiet few-calls
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut complaints = io::stderr();
    number(&text, &mut complaints) //~ silent
}
