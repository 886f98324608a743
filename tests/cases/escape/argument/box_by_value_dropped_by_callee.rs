//! The function that takes the box writes and drops it: nobody flushes, and nobody would hear of the last error.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    report(Box::new(File::create(path)?)) //~ silent
}

fn report(mut out: Box<dyn Write>) -> io::Result<()> {
    for number in 0..300 {
        writeln!(out, "{number}")?; //~ review once per fragment
    }
    Ok(())
}
