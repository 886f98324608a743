//! The macro stands in a file that names nothing of I/O.

use std::fs::File;
use std::io::{self, Write};

#[macro_use]
mod text;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    let mut out = File::create(path)?;
    for n in 0..300 {
        row!(out, "{};{}", n, text::name(n))?; //~ safe once per fragment
    }
    Ok(())
}
