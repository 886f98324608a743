//! The other arm is flushed when the box is dropped: a flush before that would change places with what is printed last.
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out: Box<dyn Write> = match std::env::args().nth(9) {
        None => Box::new(File::create("output")?),
        Some(_) => Box::new(BufWriter::new(io::stdout())),
    };
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment //~ review unflushed_buffer
    }
    println!("{} lines", text.lines().count());
    Ok(())
}
