//! Stdout holds back a kilobyte at most, and every newline of pretty JSON lets it go.

use std::error::Error;
use std::{fs, io};

fn main() -> Result<(), Box<dyn Error>> {
    let catalogue: serde_json::Value = serde_json::from_slice(&fs::read("input.json")?)?;
    serde_json::to_writer_pretty(io::stdout(), &catalogue)?; //~ safe line_buffered_stdout
    Ok(())
}
