//! How large an item is says nothing of the writer that the helper is given beside it.
use std::fs::{self, File};
use std::io::{self, Write};

fn put<W: Write, T>(out: &mut W, row: usize, items: &[T]) -> io::Result<()> {
    writeln!(out, "{row} {}", size_of::<T>() * items.len()) //~ safe once per fragment
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    for (row, line) in text.lines().enumerate() {
        put(&mut out, row, line.as_bytes())?;
    }
    Ok(())
}
