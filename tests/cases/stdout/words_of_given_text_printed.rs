//! A function prints the words of one line, and its caller, which neither prints nor reads a bare handle, comes with each
//! line of a file.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn print_words(line: &str) {
    for word in line.split(' ').filter(|it| !it.is_empty()) {
        println!("{word}"); //~ left line_buffered_stdout //~ quiet few-calls
    }
}

fn main() -> io::Result<()> {
    let mut input = BufReader::new(File::open("input.txt")?);
    let mut line = String::new();
    while input.read_line(&mut line)? > 0 {
        print_words(line.trim_end());
        line.clear();
    }
    Ok(())
}
