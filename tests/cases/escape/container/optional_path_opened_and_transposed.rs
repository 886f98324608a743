//! `map(File::open).transpose()?` makes an `Option<File>` out of an optional path.
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

struct Options {
    filter: Option<PathBuf>,
}

fn main() -> io::Result<()> {
    let options = Options { filter: Some(PathBuf::from("input.txt")) };
    let filter = options.filter.as_deref().map(File::open).transpose()?;
    let mut seen = [false; 256];
    if let Some(filter) = filter {
        for byte in filter.bytes() { //~ safe once per byte
            seen[usize::from(byte?)] = true;
        }
    }
    println!("{} bytes are allowed", seen.iter().filter(|seen| **seen).count());
    Ok(())
}
