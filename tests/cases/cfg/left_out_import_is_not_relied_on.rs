//! Where the imports are not there, neither `BufReader` nor `io` means anything.

use std::fs::File;
#[cfg(unix)]
use std::io::{self, BufReader};

#[cfg(unix)]
fn count(text: &str) -> io::Result<usize> {
    let mut lines = BufReader::new(text.as_bytes());
    let first: io::Result<u64> = io::copy(&mut lines, &mut io::sink());
    first.map(|it| it as usize)
}

#[cfg(not(unix))]
fn count(text: &str) -> std::io::Result<usize> {
    Ok(text.len())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let value: serde_json::Value = serde_json::from_reader(File::open("input.json")?)?; //~ safe once per byte
    println!("{} {}", value.is_array(), count("some text")?);
    Ok(())
}
