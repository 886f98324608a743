//! Who calls it decides what `R` is: here it is standard input, and the asker waits for each answer.
//! runs: same
use std::io::{self, BufRead, Write};

fn number_lines<R: BufRead>(mut input: R) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut line = Vec::new();
    let mut n_lines = 0;
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        n_lines += 1;
        write!(out, "{n_lines} ")?; //~ silent
        out.write_all(&line)?; //~ review line_buffered_stdout
    }
    Ok(())
}

fn main() -> io::Result<()> {
    number_lines(io::stdin().lock())
}
