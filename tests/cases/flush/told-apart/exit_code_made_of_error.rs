//! The exit code of the program is made of the error: another error is another code.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(text: &str) -> io::Result<()> {
    let mut out = File::create("output")?;
    for (nth, row) in text.lines().enumerate() {
        writeln!(out, "{nth} {row}")?; //~ review once per fragment
        if row == "stop" {
            return Err(io::Error::from_raw_os_error(0));
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    if let Err(error) = export(&text) {
        std::process::exit(error.raw_os_error().unwrap_or(1));
    }
    Ok(())
}
