//! Whatever becomes of the error, the loop is over when it is written.

use std::fs::{self, File};
use std::io::{self, Write};
use std::process;

fn checked(text: &str, strict: bool) -> io::Result<usize> {
    let mut report = File::create("output")?;
    let mut total = 0;
    for (row, line) in text.lines().enumerate() {
        let Some(word) = line.split(' ').nth(1) else {
            writeln!(report, "{row}: {line}")?; //~ quiet few-calls
            if strict {
                process::exit(2);
            } else {
                return Ok(total);
            }
        };
        match word.len() {
            0 => {
                writeln!(report, "{row}: nothing")?; //~ silent
                match strict {
                    true => panic!("row {row}"),
                    false => break,
                }
            }
            length => total += length,
        }
    }
    Ok(total)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    println!("{}", checked(&text, false)?);
    Ok(())
}
