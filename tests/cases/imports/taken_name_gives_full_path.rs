//! The program has a `BufReader` of its own: an import would clash or, worse, mean the wrong type.
use std::fs::File;
use std::io::{self, Read};

/// Reads numbers from a text that is already in memory.
struct BufReader<'a> {
    numbers: std::str::SplitWhitespace<'a>,
}

impl<'a> BufReader<'a> {
    fn new(text: &'a str) -> Self {
        BufReader { numbers: text.split_whitespace() }
    }

    fn sum(self) -> u32 {
        self.numbers.filter_map(|number| number.parse::<u32>().ok()).sum()
    }
}

fn main() -> io::Result<()> {
    let mut text = String::new();
    for byte in File::open("input.txt")?.bytes() { //~ safe once per byte
        let byte = byte?;
        text.push(if byte.is_ascii_digit() { char::from(byte) } else { ' ' });
    }
    println!("{}", BufReader::new(&text).sum());
    Ok(())
}
