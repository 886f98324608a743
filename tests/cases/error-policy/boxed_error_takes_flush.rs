//! `Box<dyn Error>` takes an io error through `?`, so the flush needs no words of its own.

use std::error::Error;
use std::fs::File;
use std::io::Write;

fn write_multiplication_table(path: &str) -> Result<(), Box<dyn Error>> {
    let mut out = File::create(path)?;
    for row in 1..=20 {
        for column in 1..=20 {
            write!(out, "{} ", row * column)?; //~ safe once per fragment
        }
        out.write_all(b"\n")?; //~ safe once per call
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    write_multiplication_table(&path)?;
    println!("done");
    Ok(())
}
