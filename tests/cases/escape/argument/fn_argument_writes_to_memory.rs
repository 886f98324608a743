//! `with_text` calls the function with memory of its own, not with the file that stands beside it.

use std::fs::File;
use std::io::{self, Write};

fn lengths(text: &str, out: &mut dyn Write) -> io::Result<()> {
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ silent
    }
    Ok(())
}

fn with_text<F>(file: &mut File, text: &str, how: F) -> io::Result<()>
where
    F: Fn(&str, &mut dyn Write) -> io::Result<()>,
{
    let mut out = Vec::new();
    how(text, &mut out)?;
    file.write_all(&out) //~ quiet blocks
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut file = File::create("output")?;
    with_text(&mut file, &text, lengths)
}
