//! `-` means standard input, which is buffered; every other path is a bare file in the same box.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let path = std::env::args().skip(1).next().unwrap_or_else(|| String::from("input.txt"));
    let input: Box<dyn Read> = if path == "-" { Box::new(io::stdin()) } else { Box::new(File::open(&path)?) };
    let mut in_word = false;
    let mut n_words = 0;
    for byte in input.bytes() { //~ safe once per byte
        let is_space = byte?.is_ascii_whitespace();
        n_words += u32::from(in_word && is_space);
        in_word = !is_space;
    }
    println!("{n_words} words");
    Ok(())
}
