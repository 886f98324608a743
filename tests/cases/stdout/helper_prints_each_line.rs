//! The loop stands in the caller, and each of its turns prints.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn show(number: usize, line: &str) {
    println!("{number:>6}  {line}"); //~ left line_buffered_stdout
}

fn main() -> io::Result<()> {
    for (number, line) in BufReader::new(File::open("input.txt")?).lines().enumerate() {
        show(number + 1, &line?);
    }
    Ok(())
}
