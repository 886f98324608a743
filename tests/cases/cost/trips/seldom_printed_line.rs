//! A loop that tells of what went wrong prints next to nothing, and `for _ in 0..3` has three lines.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    for line in BufReader::new(File::open("input.txt")?).lines() {
        let line = line?;
        if line.len() > 1000 {
            println!("too long: {line}"); //~ silent
        }
    }
    for number in 0..3 {
        println!("{number}"); //~ silent
    }
    Ok(())
}
