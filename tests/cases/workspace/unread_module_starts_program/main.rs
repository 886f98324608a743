//! The program that the other module starts counts the rows.
use std::fs::File;
use std::io::{self, Write};

mod tools;

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ review once per fragment
    }
    tools::count("output");
    writeln!(out, "end")?; //~ review once per call
    Ok(())
}
