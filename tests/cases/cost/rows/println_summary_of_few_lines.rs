//! A summary at the end is not bulk output.

use std::fs;

fn main() -> std::io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    println!("lines: {}", text.lines().count()); //~ silent
    println!("bytes: {}", text.len()); //~ silent
    Ok(())
}
