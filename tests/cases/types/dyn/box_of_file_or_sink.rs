//! The box is a file unless it is thrown away; the buffer fits inside, and the end of the function flushes the box.
use std::fs::{self, File};
use std::io::{self, Write};

fn tally(text: &str, path: Option<&str>) -> io::Result<()> {
    let mut out: Box<dyn Write> =
        if let Some(path) = path { Box::new(File::create(path)?) } else { Box::new(io::sink()) };
    for letter in 'a'..='z' {
        for (row, line) in text.lines().enumerate().take(20) {
            let count = line.matches(letter).count();
            write!(out, "{row},{letter},{count};")?; //~ safe once per fragment
        }
        writeln!(out)?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    tally(&text, Some("tally.txt"))?;
    tally(&text, None)
}
