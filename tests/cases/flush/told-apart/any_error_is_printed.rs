//! A caller treats all errors alike: it prints them and ends.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(text: &str) -> Result<(), Box<dyn std::error::Error>> {
    let mut out = File::create("output")?;
    for row in text.lines() {
        writeln!(out, "{} {row}", row.len())?; //~ safe once per fragment
        if row == "stop" {
            return Err("stopped".into());
        }
        row.chars().next().ok_or("an empty row")?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    match export(&text) {
        Ok(()) => Ok(()),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(3);
        }
    }
}
