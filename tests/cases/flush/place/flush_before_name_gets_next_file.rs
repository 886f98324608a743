//! Every hundred lines the next part begins: the assignment drops the writer of the one before.
use std::fs::{self, File};
use std::io::{self, Write};

fn split(text: &str) -> io::Result<u32> {
    let mut parts = 1;
    let mut part = File::create("part-1.txt")?;
    for (row, line) in text.lines().enumerate() {
        if row > 0 && row % 100 == 0 {
            parts += 1;
            part = File::create(format!("part-{parts}.txt"))?;
        }
        writeln!(part, "{row} {line}")?; //~ safe once per fragment
    }
    Ok(parts)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    println!("{} parts", split(&text)?);
    Ok(())
}
