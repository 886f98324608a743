//! `vec![..]` keeps the files: a name for the first one, with a flush behind the list, would come after it was moved.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut files = vec![File::create(&path)?, File::create(format!("{path}.odd"))?];
    let text = std::fs::read_to_string("input.txt")?;
    for (number, line) in text.lines().enumerate() {
        writeln!(files[number % 2], "{line}")?; //~ left once per fragment
    }
    Ok(())
}
