//! `out` in the rules is a number, and `out` in the call the file that is looked at between two writes.

use std::fs::File;
use std::io::{self, Write};

macro_rules! length {
    ($file:expr) => {{
        let out = 1;
        let length = $file.metadata()?.len();
        length * out
    }};
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    let mut out = File::create(path)?;
    let mut lengths = 0;
    for n in 0..300 {
        writeln!(out, "{} {}", n, n * n)?; //~ left once per fragment
        lengths += length!(out);
    }
    println!("{lengths}");
    Ok(())
}
