//! A crate of the workspace opens the file and gives it out; the one who writes it wraps it, and nothing public changes.
use std::fs;
use std::io::{self, Write};

use paths::OutDir;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let out = OutDir::prepare("out")?;
    for letter in ['l', 'm'] {
        let mut file = out.create(&format!("{letter}.txt"))?;
        for word in text.split_whitespace().filter(|word| word.starts_with(letter)) {
            writeln!(file, "{word} {}", word.len())?; //~ safe once per fragment
        }
    }
    Ok(())
}
