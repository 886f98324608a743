//! The hint that is written says `continue 'files`, and so does a comment; what leaves the loop is `break` alone.
use std::fs::{self, File};
use std::io::{self, Write};

fn advise(path: &str, text: &str) -> io::Result<()> {
    let mut report = File::create(path)?;
    'lines: for (at, line) in text.lines().enumerate() {
        for word in line.split(' ') {
            // We once had a break 'outer here, and a `return`.
            if word == "stop" {
                writeln!(report, "{at}: use `continue 'files` in place of `break 'outer`")?; //~ safe once per fragment
                break 'lines;
            }
            writeln!(report, "{at}: {word}")?; //~ safe once per fragment
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    advise(&std::env::args().nth(1).unwrap_or("output".to_owned()), &text)
}
