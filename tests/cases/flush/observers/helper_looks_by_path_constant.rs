//! Writer and helper name the same file by one constant.
use std::fs::{self, File};
use std::io::{self, Write};

const SPOOL: &str = "spool.txt";

fn length() -> u64 {
    fs::metadata(SPOOL).map_or(0, |it| it.len())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create(SPOOL)?;
    let mut lengths = Vec::new();
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
        lengths.push(length());
    }
    println!("{lengths:?}");
    Ok(())
}
