//! What stands before the `break` is written once in each row, and a `continue` before it goes on with the loop.

use std::fs::{self, File};
use std::io::{self, Write};

fn marked(text: &str, file: &mut File) -> io::Result<()> {
    for (row, line) in text.lines().enumerate() {
        for word in line.split(' ') {
            if word.len() > 3 {
                writeln!(file, "{row}: {word}")?; //~ safe once per fragment
                break;
            }
        }
    }
    Ok(())
}

fn counted(text: &str, file: &mut File) -> io::Result<()> {
    for line in text.lines() {
        if !line.is_empty() {
            writeln!(file, "{} {line}", line.len())?; //~ safe once per fragment
            if line.len() < 1000 {
                continue;
            }
            break;
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create("output")?;
    marked(&text, &mut file)?;
    counted(&text, &mut file)
}
