//! `fs::write` on the same path throws away what is there by then, and no more than that.
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(&path)?;
    let text = fs::read_to_string("input.txt")?;
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{line}")?; //~ safe once per fragment
        if number == 150 {
            fs::write(&path, "")?;
        }
    }
    Ok(())
}
