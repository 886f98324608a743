//! The closure runs at each turn of the loop that asks for the next row, and its words stand between the lines.
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let rows = text.lines().map(|line| {
        println!("next"); //~ left line_buffered_stdout
        line.len()
    });
    let mut out = io::stdout().lock();
    for length in rows {
        writeln!(out, "{length} bytes")?; //~ review line_buffered_stdout
    }
    Ok(())
}
