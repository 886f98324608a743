//! `sync_all` must find the bytes in the file: it goes through `get_ref`, after a flush.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    for (number, line) in text.lines().enumerate() {
        writeln!(file, "{};{}", number, line.to_uppercase())?; //~ safe once per fragment
    }
    file.sync_all()?;
    Ok(())
}
