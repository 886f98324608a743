//! The iterator holds the file until its last item, so that no flush can stand behind its `let`.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create(path)?;
    let lengths = text.lines().map(|line| {
        writeln!(out, "{} {line}", line.len())?; //~ left once per fragment
        Ok(line.len())
    });
    let mut sum = 0;
    for length in lengths {
        let length: io::Result<usize> = length;
        sum += length?;
    }
    println!("{sum}");
    Ok(())
}
