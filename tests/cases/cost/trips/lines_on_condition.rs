//! A condition on a line does not say how many lines meet it, and `for _ in 0..3` has three.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    for line in BufReader::new(File::open("input.txt")?).lines() {
        let line = line?;
        if line.len() > 1000 {
            println!("too long: {line}"); //~ review line_buffered_stdout
        }
    }
    for number in 0..3 {
        println!("{number}"); //~ quiet few-calls
    }
    Ok(())
}
