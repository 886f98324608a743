//! Nobody catches the panic: it is the end of the program, with an error.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(text: &str) -> io::Result<()> {
    let mut out = File::create("output")?;
    for (nth, row) in text.lines().enumerate() {
        writeln!(out, "{nth} {row}")?; //~ safe once per fragment
        if row == "stop" {
            panic!("stopped");
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    export(&text)
}
