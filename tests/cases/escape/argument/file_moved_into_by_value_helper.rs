//! The file is moved into `mut out: W` and ends there; a buffer of the caller would end there too, unflushed by it.
use std::fs::File;
use std::io::{self, Write};

fn gradient(mut out: impl Write, width: u32, height: u32) -> io::Result<()> {
    writeln!(out, "P2 {width} {height} 255")?; //~ safe once per fragment
    for y in 0..height {
        for x in 0..width {
            write!(out, "{} ", (x * y) % 256)?; //~ safe once per fragment
        }
        writeln!(out)?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    gradient(File::create("small.pgm")?, 8, 8)?; //~ silent
    gradient(File::create("large.pgm")?, 24, 24) //~ silent
}
