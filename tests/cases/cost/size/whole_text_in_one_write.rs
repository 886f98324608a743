//! A single `write_all` of a whole text is one system call already.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    file.write_all(text.to_uppercase().as_bytes())?; //~ quiet flushed
    file.sync_all()
}
