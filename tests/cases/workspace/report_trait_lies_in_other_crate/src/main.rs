//! The trait, its impl and the loop lie in a library of the workspace; the file is made in this crate.
use std::fs::{self, File};
use std::io;

use report::{Row, emit_all};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let rows: Vec<_> = text.lines().map(|line| Row { key: line.len(), text: line.to_owned() }).collect();
    let mut file = File::create(path)?;
    emit_all(&rows, &mut file)
}
