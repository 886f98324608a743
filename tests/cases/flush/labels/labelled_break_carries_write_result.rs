//! `break 'report` carries the result of a write out of the block that owns the file.
use std::fs::{self, File};
use std::io::{self, Write};

fn summary(path: &str, text: &str) -> io::Result<()> {
    let written = 'report: {
        let mut out = File::create(path)?;
        for line in text.lines() {
            if line == "stop" {
                break 'report writeln!(out, "stopped after {line}"); //~ review once per fragment
            }
            writeln!(out, "{} letters: {line}", line.len())?; //~ review once per fragment
        }
        writeln!(out, "{} lines", text.lines().count()) //~ review once per fragment
    };
    println!("done");
    written
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    summary(&std::env::args().nth(1).unwrap_or("output".to_owned()), &text)
}
