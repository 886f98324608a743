//! `die!` ends the process, so what was written before is flushed first.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::exit;

macro_rules! die {
    ($($message:tt)*) => {{
        eprintln!($($message)*);
        exit(1)
    }};
}

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for line in fs::read_to_string("input.txt")?.lines() {
        if line.len() > 9_000 {
            die!("bad line {line}");
        }
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    Ok(())
}
