//! A name for the locked stderr, or a helper that writes to it, makes its messages no less urgent.
use std::fs;
use std::io::{self, Write};

fn progress(out: &mut impl Write, n_done: usize, n_lines: usize) -> io::Result<()> {
    write!(out, "\r{n_done} ")?; //~ quiet stderr
    write!(out, "of {n_lines} ")?;
    write!(out, "lines")
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let n_lines = text.lines().count();
    let mut stderr = io::stderr();
    for n_done in 0..n_lines {
        progress(&mut stderr, n_done, n_lines)?; //~ silent
    }
    let mut error = io::stderr().lock();
    let _ = writeln!(error, "arguments:"); //~ silent
    for (i, arg) in std::env::args().skip(2).enumerate() {
        let _ = writeln!(error, "{i}: {arg}"); //~ quiet few-calls
    }
    Ok(())
}
