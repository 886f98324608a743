//! The file of the macro does no I/O and is no part of the run; what the macro does is asked of it all the same.
#[macro_use]
mod limits;

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for line in fs::read_to_string("input.txt")?.lines() {
        check!(line.len());
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}
