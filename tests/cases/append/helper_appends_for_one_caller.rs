//! One edit in the helper serves both callers, and is as safe as it is for the one whose lines others may append to.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};

fn list(out: &mut File, first: u32) -> io::Result<()> {
    for number in first..first + 300 {
        out.write_all(format!("{number}\n").as_bytes())?; //~ review once per call
    }
    Ok(())
}

fn fresh() -> io::Result<()> {
    let mut out = File::create("output")?;
    list(&mut out, 0)
}

fn more() -> io::Result<()> {
    let mut out = OpenOptions::new().append(true).create(true).open("log")?;
    list(&mut out, 300)
}

fn main() -> io::Result<()> {
    fresh()?;
    more()
}
