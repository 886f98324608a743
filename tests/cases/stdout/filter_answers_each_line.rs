//! A filter may be one end of a conversation: the asker waits for each answer.
//! runs: same

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let stdin = io::stdin();
    let mut out = io::stdout().lock();
    for line in stdin.lock().lines() {
        let line = line?;
        writeln!(out, "{} {}", line.len(), line)?; //~ review line_buffered_stdout
    }
    Ok(())
}
