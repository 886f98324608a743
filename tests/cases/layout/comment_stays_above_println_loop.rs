//! The comment is about the loop, and the new writer comes before both.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    let input = BufReader::new(File::open("input.txt")?);
    let mut n_words = 0;
    // Every line,
    // with the number of its words.
    for line in input.lines() {
        let line = line?;
        let words = line.split_whitespace().count();
        println!("{words} {line}"); //~ review line_buffered_stdout
        n_words += words;
    }
    println!("{n_words} words");
    Ok(())
}
