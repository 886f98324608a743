//! An error in the closure ends it and is thrown away outside, that of a flush as well.
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let _ = ["first", "second"].iter().try_for_each(|name| -> io::Result<()> {
        let mut out = BufWriter::new(File::create(name)?);
        for line in text.lines() {
            writeln!(out, "{name} {line}")?; //~ silent
        }
        Ok(())
    });
    println!("done"); //~ silent
    Ok(())
}
