//! A helper that is given the error decides whether it is one.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(text: &str) -> Result<(), String> {
    let mut out = File::create("output").map_err(|e| e.to_string())?;
    for (nth, row) in text.lines().enumerate() {
        writeln!(out, "{nth} {row}").map_err(|e| e.to_string())?; //~ review once per fragment
        row.chars().next().ok_or_else(String::new)?;
    }
    Ok(())
}

fn is_real(error: &str) -> bool {
    let length = error.len();
    if length > 0 { true } else { false }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let failed = export(&text).is_err_and(|error| is_real(&error));
    if failed { Err(io::Error::other("no export")) } else { Ok(()) }
}
