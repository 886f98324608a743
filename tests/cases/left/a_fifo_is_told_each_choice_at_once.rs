//! Whoever reads a fifo shows each line when it comes.
use std::fs::{File, OpenOptions};
use std::io::{self, Write};

fn start_fifo(path: &str) -> io::Result<File> {
    OpenOptions::new().create(true).append(true).open(path)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let mut previewer = start_fifo(&path)?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        writeln!(previewer, "{line} of {}", line.len())?;
    }
    Ok(())
}
