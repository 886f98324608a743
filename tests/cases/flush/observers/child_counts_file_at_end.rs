//! Another program reads the file by its name while its writer is still open: the flush comes before it starts.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::Command;

fn count(path: &str) -> io::Result<String> {
    let output = Command::new("wc").arg("-c").arg(path).output()?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("counted.txt")?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ safe once per fragment
    }
    println!("{}", count("counted.txt")?);
    Ok(())
}
