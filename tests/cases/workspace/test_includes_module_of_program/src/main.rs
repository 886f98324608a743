//! A test that takes in a module of the program names its signatures as they are.
mod report;

use std::fs::{self, File};
use std::io;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(path)?;
    report::write(&mut file, &fs::read_to_string("input.txt")?)
}
