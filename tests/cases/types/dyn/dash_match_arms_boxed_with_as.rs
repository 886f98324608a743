//! Both arms are boxed behind `as`, and the file is opened by a helper with a message of its own.
use std::fs::File;
use std::io::{self, Read};

use anyhow::{Context, Result};

fn open(path: &str) -> Result<File> {
    File::open(path).with_context(|| format!("cannot open {path}"))
}

fn input(path: Option<&str>) -> Result<Box<dyn Read + Send>> {
    Ok(match path {
        None | Some("-") => Box::new(io::stdin()) as Box<dyn Read + Send>,
        Some(path) => Box::new(open(path)?),
    })
}

fn main() -> Result<()> {
    let mut input = input(Some("input.bin"))?;
    let mut block = [0; 16];
    let mut odd = 0;
    while input.read_exact(&mut block).is_ok() { //~ safe once per call
        odd += usize::from(block[15] & 1);
    }
    println!("{odd} odd blocks");
    Ok(())
}
