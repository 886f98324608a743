//! `process::exit` runs no destructors, but the file was flushed and closed one function further down.

use std::fs::{self, File};
use std::io::{self, Write};
use std::process;

fn run(path: &str) -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(path)?;
    for word in text.split_whitespace() {
        writeln!(file, "{} {}", word.len(), word)?; //~ safe once per fragment
    }
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    if let Err(error) = run(&path) {
        eprintln!("error: {error}");
        process::exit(1);
    }
}
