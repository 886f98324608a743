//! `F` says nothing; its import does.
use std::fs::File as F;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let source = F::open("input.txt")?;
    let braces = source.bytes().filter(|byte| matches!(byte, Ok(b'e'))).count(); //~ safe once per byte
    println!("{braces}");
    Ok(())
}
