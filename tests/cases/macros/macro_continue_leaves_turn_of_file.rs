//! `continue` stands in the macro: it leaves the turn in which the file is open.
use std::fs::File;
use std::io::{self, Write};

macro_rules! skip_if {
    ($skipped:expr) => {
        if $skipped {
            continue;
        }
    };
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    for part in 0..3 {
        let mut out = File::create(format!("{path}.{part}"))?;
        for line in text.lines() {
            writeln!(out, "{part}: {line}")?; //~ review once per fragment
        }
        skip_if!(part == 1);
        writeln!(out, "{part} is over")?; //~ review once per fragment
    }
    Ok(())
}
