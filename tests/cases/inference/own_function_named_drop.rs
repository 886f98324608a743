//! Without a `drop` that lets go of the buffer, the file cannot be used behind it.

use std::fs::File;
use std::io::{self, Write};

fn drop(name: &str) {
    println!("{name} is done");
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut file = File::create("output")?;
    for line in text.lines() {
        writeln!(file, "{} {line}", line.len())?; //~ left once per fragment
    }
    file.set_len(1_000)?;
    drop("output");
    Ok(())
}
