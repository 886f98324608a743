//! A vector takes whatever comes.
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let mut bytes = Vec::new();
    let mut out = BufWriter::new(&mut bytes);
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ silent
    }
    drop(out);
    println!("{}", bytes.len()); //~ silent
    Ok(())
}
