//! What is printed in the arm of an error is printed seldom, however long the loop is.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    let mut n_bytes = 0;
    for line in BufReader::new(File::open("input.txt")?).lines() {
        match line {
            Ok(line) => n_bytes += line.len(),
            Err(_) => println!("this line is no text"), //~ quiet few-calls
        }
    }
    println!("{n_bytes}"); //~ silent
    Ok(())
}
