//! In each turn the other module waits, so that whoever follows the file sees each row when it is there.
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
