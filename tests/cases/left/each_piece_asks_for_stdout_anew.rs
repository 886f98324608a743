//! Every piece locks stdout by itself: only a writer that is passed along would gather the pieces.
use std::io::{self, Write, stdout};

fn print_fields(fields: &[&str]) -> io::Result<()> {
    for (number, field) in fields.iter().enumerate() {
        if number > 0 {
            stdout().write_all(b" ")?;
        }
        stdout().write_all(field.as_bytes())?; //~ line_buffered_stdout
    }
    stdout().write_all(b"\n")
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    for line in text.lines() {
        print_fields(&line.split(' ').collect::<Vec<_>>())?;
    }
    Ok(())
}
