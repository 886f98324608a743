//! Stderr is unbuffered on purpose: the last message before a crash is the one that counts.

use std::fs;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    for (number, line) in text.lines().enumerate() {
        if line.len() > 60 {
            eprintln!("input.txt:{}: line of {} characters", number + 1, line.len());
        }
        if line.is_empty() {
            writeln!(io::stderr(), "input.txt:{}: empty line", number + 1)?; //~ quiet few-calls
        }
    }
    Ok(())
}
