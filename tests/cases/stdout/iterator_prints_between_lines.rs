//! The closure runs at each turn of the loop that asks for the next row, and its words stand between the lines.
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let rows = text.lines().map(|line| {
        println!("next");
        line.len()
    });
    let mut out = io::stdout().lock();
    for length in rows {
        writeln!(out, "{length} bytes")?; //~ silent
    }
    Ok(())
}
