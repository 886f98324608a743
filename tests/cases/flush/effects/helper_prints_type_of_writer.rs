//! A helper prints by which type its writer goes: a buffer around that is another one.
use std::fs::{self, File};
use std::io::{self, Write};

fn put<W: Write>(out: &mut W, row: usize, line: &str) -> io::Result<()> {
    if row == 7 {
        println!("{}", std::any::type_name::<W>());
    }
    writeln!(out, "{row} {line}") //~ review once per fragment
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    for (row, line) in text.lines().enumerate() {
        put(&mut out, row, line)?;
    }
    Ok(())
}
