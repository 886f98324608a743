//! What is measured takes so much longer than a row of its result that nobody sees whether that has a buffer.
use std::fs::File;
use std::io::{self, Write};
use std::time::Instant;

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut results = File::create("results.csv")?;
    for line in text.lines() {
        let begin = Instant::now();
        let n_words = line.split(' ').count();
        writeln!(results, "{n_words},{}", begin.elapsed().as_secs())?;
    }
    Ok(())
}
