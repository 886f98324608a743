//! One helper opens what it is given: between the writes that is another file, elsewhere the one that is written.
use std::fs::{self, File};
use std::io::{self, Read, Write};

fn length(path: &str) -> io::Result<usize> {
    let mut text = String::new();
    File::open(path)?.read_to_string(&mut text)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = "output";
    let input = "input.txt";
    let mut seen = 0;
    let mut out = File::create(path)?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ safe once per fragment
        if row % 100 == 0 {
            seen += length(input)?;
        }
    }
    drop(out);
    println!("{}", seen + length(path)?);
    Ok(())
}
