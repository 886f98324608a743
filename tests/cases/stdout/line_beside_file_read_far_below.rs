//! Each turn reads a file three calls further down: next to that its line costs little.
use std::fs;
use std::io::{self, BufRead, BufReader};

fn text(path: &str) -> io::Result<String> {
    let mut copy = fs::File::create("copy.txt")?;
    io::copy(&mut fs::File::open(path)?, &mut copy)?; //~ quiet blocks
    fs::read_to_string("copy.txt")
}

fn size(path: &str) -> io::Result<usize> {
    Ok(text(path)?.len())
}

fn report(path: &str) -> io::Result<String> {
    let size = size(path)?;
    Ok(format!("{path}: {size}"))
}

fn main() -> io::Result<()> {
    let paths = BufReader::new(fs::File::open("input.txt")?);
    for path in paths.lines() {
        println!("{}", report(&path?).unwrap_or_default()); //~ quiet beside
    }
    Ok(())
}
