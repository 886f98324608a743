//! What the iterator prints goes to the terminal and the rows go to a file: neither waits for the other.
use std::fs::{self, File};
use std::io::{self, Write};

fn export<'a>(path: &str, rows: impl Iterator<Item = &'a str>) -> io::Result<()> {
    let mut out = File::create(path)?;
    for (at, row) in rows.enumerate() {
        writeln!(out, "{at} {row}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let rows = text.lines().inspect(|line| {
        if line.contains("0 ") {
            println!("at {}", &line[..3]); //~ left line_buffered_stdout
        }
    });
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), rows)
}
