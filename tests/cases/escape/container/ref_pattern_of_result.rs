//! `ref` borrows the file without a right to change it: a shared reference to a file writes, one to a buffer does not.

use std::fs::File;
use std::io::{self, Write};

fn rows<W: Write>(mut out: W, words: &[&str]) -> io::Result<()> {
    for number in 0..words.len() {
        writeln!(out, "{number} {}", words[number])?; //~ left once per fragment
    }
    Ok(())
}

fn save(path: &str, words: &[&str]) -> io::Result<()> {
    match File::create(path) {
        Ok(ref file) => rows(file, words), //~ silent
        Err(error) => Err(error),
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    save("output", &text.split_whitespace().collect::<Vec<_>>())
}
