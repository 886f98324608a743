use std::fs::File;
use std::io::{self, Write};

pub fn write(file: &mut File, text: &str) -> io::Result<()> {
    for line in text.lines() {
        writeln!(file, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}
