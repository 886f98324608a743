//! Both locks are taken before the loop; what goes to stderr would come before the lines that are gathered.
//! runs: same

use std::fs;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let stderr = io::stderr();
    let mut errors = stderr.lock();
    let mut out = io::stdout().lock();
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{} {}", number, line)?; //~ review line_buffered_stdout
        if number % 150 == 149 {
            writeln!(errors, "warning: {} lines and no end in sight", number + 1)?; //~ quiet few-calls
        }
    }
    Ok(())
}
