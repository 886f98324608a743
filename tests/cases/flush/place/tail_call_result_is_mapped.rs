//! The helper's result is the value of the function: the flush goes in between, before the count is handed on.
use std::fs::{self, File};
use std::io::{self, Write};

fn write_words(out: &mut impl Write, text: &str) -> io::Result<usize> {
    let mut words = 0;
    for word in text.split_whitespace().take(500) {
        writeln!(out, "{words} {word}")?; //~ safe once per fragment
        words += 1;
    }
    Ok(words)
}

fn export(text: &str, path: &str) -> io::Result<usize> {
    let mut out = File::create(path)?;
    write_words(&mut out, text).map(|words| words + 1) //~ silent
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    println!("{}", export(&text, "words.txt")?);
    Ok(())
}
