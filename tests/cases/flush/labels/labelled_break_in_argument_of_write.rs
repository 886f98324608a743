//! `break 'report` is an argument of `writeln!`: no statement stands before it that could be a flush.
use std::fs::{self, File};
use std::io::{self, Write};

fn report(path: &str, text: &str) -> io::Result<usize> {
    let written = 'report: {
        let mut out = File::create(path)?;
        for (at, line) in text.lines().enumerate() {
            writeln!(out, "{at}: {}", if line == "stop" { break 'report at } else { line })?; //~ review once per fragment
        }
        text.lines().count()
    };
    Ok(written)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    println!("{}", report(&std::env::args().nth(1).unwrap_or("output".to_owned()), &text)?);
    Ok(())
}
