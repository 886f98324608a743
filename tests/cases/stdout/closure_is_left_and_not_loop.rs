//! What leaves the closure that each word is told stays in the loop over the lines.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    let text = BufReader::new(File::open("input.txt")?);
    for line in text.lines() {
        let line = line?;
        line.split(' ').take(2).for_each(|word| {
            println!("{word}"); //~ left line_buffered_stdout
            return;
        });
    }
    Ok(())
}
