//! `csv::Writer` keeps a buffer of its own; a second one only copies twice.

use std::fs::{self, File};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut table = csv::Writer::from_writer(File::create(path)?);
    for (number, line) in text.lines().enumerate() { //~ silent
        table.write_record([number.to_string().as_str(), line])?;
    }
    table.flush()?;
    Ok(())
}
