//! The other module only hands on the function of a third one, which looks at what is written so far.
use std::fs::File;
use std::io::{self, Write};

mod look;
mod tools;

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ review once per fragment
        tools::ask();
    }
    Ok(())
}
