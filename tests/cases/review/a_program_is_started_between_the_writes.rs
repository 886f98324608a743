//! Whoever is started in each turn may look at the file, by a path that is not seen here; a flush for each would gather nothing.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::Command;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("rows.txt")?;
    let mut counts = Vec::new();
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ once per fragment
        let counted = Command::new("sh").args(["-c", "wc -l < rows.txt"]).output()?;
        counts.push(String::from_utf8_lossy(&counted.stdout).trim().to_owned());
    }
    println!("{counts:?}");
    Ok(())
}
