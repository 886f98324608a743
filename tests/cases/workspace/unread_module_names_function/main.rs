//! The other module gives the function of a third one, which looks at the file, to an iterator.
use std::fs::File;
use std::io::{self, Write};

mod look;
mod tools;

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ review once per fragment
    }
    println!("{}", tools::all(&["output"]));
    writeln!(out, "end")?; //~ review once per call
    Ok(())
}
