//! A panic is caught two calls up and taken for a normal end.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(text: &str) -> io::Result<()> {
    let mut out = File::create("output")?;
    for (nth, row) in text.lines().enumerate() {
        writeln!(out, "{nth} {row}")?; //~ review once per fragment
        if row == "stop" {
            panic!("stopped");
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let done = std::panic::catch_unwind(|| export(&text));
    done.unwrap_or(Ok(()))
}
