//! The textually last use is conditional; the flush belongs after the `if`, not into it.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(std::env::args().nth(1).unwrap_or("output".into()))?;
    let mut longest = 0;
    for line in text.lines() {
        write!(file, "{} ", line.len())?; //~ safe once per fragment
        longest = longest.max(line.len());
    }
    if longest > 1_000 {
        writeln!(file, "longest: {}", longest)?; //~ safe once per fragment
    }
    Ok(())
}
