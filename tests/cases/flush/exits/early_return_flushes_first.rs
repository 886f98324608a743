//! A successful `return` leaves the scope too: without its own flush a full disk would look like success there.

use std::fs::{self, File};
use std::io::{self, Write};

fn copy_until_blank(text: &str, path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for (number, line) in text.lines().enumerate() {
        if number == 200 || line == "END" {
            return Ok(());
        }
        writeln!(file, "{number}:{line}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    copy_until_blank(&text, &path)
}
