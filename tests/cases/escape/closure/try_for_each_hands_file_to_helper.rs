//! The result of `try_for_each` is the function's own; the flush has to come between.
use std::fs::{self, File};
use std::io::{self, Write};

fn write_row<W: Write>(out: &mut W, number: usize, line: &str) -> io::Result<()> {
    writeln!(out, "{number}\t{}\t{line}", line.len()) //~ safe once per fragment
}

fn export(path: &str, text: &str) -> io::Result<()> {
    let mut table = File::create(path)?;
    text.lines().enumerate().try_for_each(|(number, line)| write_row(&mut table, number, line)) //~ silent
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    export(&path, &fs::read_to_string("input.txt")?)
}
