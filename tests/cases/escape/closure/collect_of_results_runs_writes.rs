//! `collect` runs the writes and keeps the first error; the flush belongs behind it.
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("reversed.txt")?;
    text.lines()
        .rev()
        .filter(|line| !line.is_empty())
        .map(|line| writeln!(out, "{}: {line}", line.len())) //~ safe once per fragment
        .collect::<io::Result<()>>()?;
    println!("done");
    Ok(())
}
