//! A buffer in front of a statement with a condition would be unused, and a warning, where that is left out.

use std::fs::File;
use std::io::{self, Write};
use std::os::fd::AsRawFd;

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    #[cfg(not(feature = "quiet"))]
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ left once per fragment
    }
    println!("{}", out.as_raw_fd() > 2);
    Ok(())
}
