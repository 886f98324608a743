//! On a terminal the warning stands below the line it speaks of; gathered lines would come after it.
//! runs: same

use std::fs;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = io::stdout().lock();
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{} {}", number, line)?; //~ review line_buffered_stdout
        if number % 150 == 149 {
            eprintln!("warning: {} lines and no end in sight", number + 1);
        }
    }
    Ok(())
}
