//! Two writes outside a loop are not worth a line.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let bytes = fs::read("input.bin")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    file.write_all(&(bytes.len() as u64).to_le_bytes())?; //~ quiet few-calls
    file.write_all(&bytes)?; //~ silent
    Ok(())
}
