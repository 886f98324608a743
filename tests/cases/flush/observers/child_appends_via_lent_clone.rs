//! The child writes through a copy of the descriptor: what was written before must be on disk before it starts.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::{Command, Stdio};

fn run_into(out: &File, word: &str) -> io::Result<()> {
    let status = Command::new("echo").arg(word).stdout(Stdio::from(out.try_clone()?)).status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other("echo failed")) }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("combined.txt")?;
    for (row, line) in text.lines().enumerate().take(200) {
        writeln!(out, "{row}: {line}")?; //~ left once per fragment
    }
    run_into(&out, "end of lines")?;
    for n in 0..100 {
        writeln!(out, "{n} {}", n * n)?; //~ left once per fragment
    }
    Ok(())
}
