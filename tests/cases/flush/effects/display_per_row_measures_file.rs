//! A `Display` of the program's own is called for each row, and says how long the file has become.
//! runs: same

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};

struct Length<'a>(&'a str);

impl fmt::Display for Length<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", fs::metadata(self.0).map_or(0, |it| it.len()) / 1_000_000_000)
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut out = File::create(&path)?;
    for line in text.lines() {
        writeln!(out, "{} {line}", Length(&path))?; //~ review once per fragment
    }
    Ok(())
}
