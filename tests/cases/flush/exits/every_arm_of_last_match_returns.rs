//! No flush stands behind the match, and each way out has one.
use std::fs::File;
use std::io::{self, Write};

fn rows(path: &str, n: u32) -> io::Result<u32> {
    let mut out = File::create(path)?;
    for number in 0..n {
        writeln!(out, "{number} is a number")?; //~ safe once per fragment
    }
    match n {
        0 => return Ok(0),
        _ => return Ok(n + 1),
    }
}

fn main() -> io::Result<()> {
    let target = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    println!("{}", rows(&target, 400)?);
    Ok(())
}
