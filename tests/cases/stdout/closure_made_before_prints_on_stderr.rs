//! What the closure prints stands above the first line that is written; it is called between the lines.
//! runs: same

use std::fs;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let complain = |number: usize| eprintln!("{number} lines and no end in sight");
    let mut out = io::stdout().lock();
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{} {}", number, line)?; //~ review line_buffered_stdout
        if number % 150 == 149 {
            complain(number + 1);
        }
    }
    Ok(())
}
