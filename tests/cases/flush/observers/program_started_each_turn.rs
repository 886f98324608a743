//! A program is started in each turn, which takes longer than a thousand lines: a buffer saves next to nothing, and whoever
//! is started may look at the file.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::Command;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("rows.txt")?;
    let mut counts = Vec::new();
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ quiet beside
        let counted = Command::new("sh").args(["-c", "wc -l < rows.txt"]).output()?;
        counts.push(String::from_utf8_lossy(&counted.stdout).trim().to_owned());
    }
    println!("{counts:?}");
    Ok(())
}
