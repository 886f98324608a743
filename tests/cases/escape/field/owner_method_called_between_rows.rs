//! While a buffer borrows the field, nobody can call a method of what owns it.

use std::fs::File;
use std::io::{self, Write};
use std::os::fd::AsRawFd;

struct Table {
    file: File,
    width: usize,
}

impl Table {
    fn pad(&self, cell: &str) -> String {
        format!("{cell:>width$}", width = self.width)
    }

    fn rows(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            let padded = self.pad(line);
            writeln!(self.file, "{} {padded}", line.len())?; //~ left once per fragment
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut table = Table { file: File::create("output")?, width: 80 };
    table.rows(&text)?;
    println!("{}", table.file.as_raw_fd() > 2);
    Ok(())
}
