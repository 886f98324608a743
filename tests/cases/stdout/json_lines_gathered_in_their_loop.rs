//! One line of JSON is one call; three hundred of them are worth a buffer.

use std::error::Error;
use std::fs;
use std::io::{self, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = io::stdout().lock();
    for (number, line) in text.lines().enumerate() {
        serde_json::to_writer(&mut out, &(number, line))?; //~ safe line_buffered_stdout
        writeln!(out)?; //~ safe line_buffered_stdout
    }
    Ok(())
}
