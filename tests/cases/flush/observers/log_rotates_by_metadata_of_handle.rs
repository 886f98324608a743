//! Its length is asked for behind a flush; the path that is opened again may be read by somebody in between.

use std::fs::{self, File};
use std::io::{self, Write};

const LIMIT: u64 = 4_096;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut part = File::create(&path)?;
    let mut parts = 1;
    for line in text.lines() {
        if part.metadata()?.len() > LIMIT {
            part = File::create(&path)?;
            parts += 1;
        }
        writeln!(part, "{}/{}", parts, line)?; //~ review once per fragment
    }
    println!("{parts} parts");
    Ok(())
}
