//! `write_all` of one short item a turn is one system call a turn.

use std::fs::{self, File};
use std::io::Result;
use std::io::prelude::*;

fn main() -> Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut words: Vec<&str> = text.split_whitespace().collect();
    words.sort_unstable();

    let mut list = File::create(std::env::args().nth(1).unwrap_or("output".into()))?;
    for word in &words {
        list.write_all(word.as_bytes())?; //~ safe once per call
        list.write_all(b"\n")?; //~ safe once per call
    }
    println!("{} words", words.len());
    Ok(())
}
