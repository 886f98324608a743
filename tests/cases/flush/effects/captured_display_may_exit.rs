//! What `{row}` displays ends the program for a row that is too long, and no buffer is flushed by that.
use std::fmt;
use std::fs::File;
use std::io::{self, Write};

struct Row(usize);

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 > 10_000 {
            std::process::exit(2);
        }
        write!(f, "{} bytes", self.0)
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let mut file = File::create(path)?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        let row = Row(line.len());
        writeln!(&mut file, "{row}")?; //~ review once per fragment
    }
    Ok(())
}
