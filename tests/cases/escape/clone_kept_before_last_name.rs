//! The block hands the file out and keeps a clone of it, which writes between two writes.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    let mut kept: Vec<File> = Vec::new();
    let mut out = {
        let file = File::create(path)?;
        kept.push(file.try_clone()?);
        file
    };
    for n in 0..300 {
        writeln!(out, "{} {}", n, n * n)?; //~ review once per fragment
    }
    println!("{}", kept.len());
    Ok(())
}
