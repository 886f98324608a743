//! `process::exit` runs no destructors: without a flush in front of it the last block would vanish without an error.

use std::fs::{self, File};
use std::io::{self, Write};
use std::process;

fn stop(lines: usize) -> ! {
    println!("{lines} lines");
    process::exit(0)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    let mut written = 0;
    for line in text.lines() {
        writeln!(file, "{}: {}", written, line)?; //~ safe once per fragment
        written += 1;
        if written == 250 {
            stop(written);
        }
    }
    stop(written)
}
