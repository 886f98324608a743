//! What the other module looks at has all rows without a buffer, and none with one; no word there tells of a handle.
use std::fs::File;
use std::io::{self, Write};

mod tools;

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ review once per fragment
    }
    println!("{}", tools::size("output"));
    writeln!(out, "end")?; //~ review once per call
    Ok(())
}
