//! In each turn the other module looks at what is written so far; no word there tells of a handle.
use std::fs::File;
use std::io::{self, Write};

mod tools;

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ review once per fragment
        tools::ask();
    }
    Ok(())
}
