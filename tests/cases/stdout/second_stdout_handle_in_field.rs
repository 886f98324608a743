//! A struct keeps a handle of its own on stdout; its headings would come before the lines that are gathered.

use std::fs;
use std::io::{self, Stdout, Write};

struct Headings {
    out: Stdout,
    made: usize,
}

impl Headings {
    fn next(&mut self) -> io::Result<()> {
        self.made += 1;
        self.out.write_all(format!("part {}\n", self.made).as_bytes()) //~ review line_buffered_stdout
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut headings = Headings { out: io::stdout(), made: 0 };
    let mut out = io::stdout();
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{} {}", number, line)?; //~ review line_buffered_stdout
        if number % 150 == 149 {
            headings.next()?;
        }
    }
    Ok(())
}
