//! The map comes back from a function that has counted the words of a file.
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn count(path: &str) -> io::Result<BTreeMap<String, u32>> {
    let mut counts = BTreeMap::new();
    for line in BufReader::new(File::open(path)?).lines() {
        for word in line?.split_whitespace() {
            *counts.entry(word.to_owned()).or_insert(0) += 1;
        }
    }
    Ok(counts)
}

fn main() -> io::Result<()> {
    for (word, times) in count("input.txt")? {
        println!("{times:>8} {word}"); //~ review line_buffered_stdout
    }
    Ok(())
}
