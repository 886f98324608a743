//! `println!` does not go through the buffer: its lines would overtake those that wait there.

use std::fs;
use std::io::{self, Write};

fn print_title(title: &str) {
    println!("== {title} =="); //~ quiet few-calls
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = io::stdout();
    for (number, line) in text.lines().enumerate() {
        if number % 100 == 0 {
            print_title(line);
        }
        writeln!(out, "{} {}", number, line)?; //~ review line_buffered_stdout
    }
    Ok(())
}
