//! A flush in front of the statement comes too early for the length, and none can stand inside of it.
use std::fs::File;
use std::io::{self, Write};

fn number_lines<W: Write>(out: &mut W) -> io::Result<u64> {
    for number in 0..1000 {
        writeln!(out, "{number} {}", number * number)?; //~ left once per fragment
    }
    Ok(1000)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(&path)?;
    let sum = number_lines(&mut file)? + file.metadata()?.len(); //~ silent
    println!("{sum}");
    Ok(())
}
