//! Each `println!` locks, formats and writes; a buffer changes the macro, what a write error does, and when a reader sees it.
//! runs: same
//! calls: 100 times fewer writes

use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    let input = BufReader::new(File::open("input.txt")?);
    for (number, line) in input.lines().enumerate() {
        match line {
            Ok(line) => println!("{:>4}: {}", number + 1, line), //~ review line_buffered_stdout
            Err(error) => println!("{error}"),
        }
    }
    Ok(())
}
