//! A list that a loop over the input has filled is as long as that input.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    let mut rows = Vec::new();
    for line in BufReader::new(File::open("input.txt")?).lines() {
        rows.push(line?);
    }
    rows.sort();
    for row in &rows {
        println!("{row}"); //~ review line_buffered_stdout
    }
    Ok(())
}
