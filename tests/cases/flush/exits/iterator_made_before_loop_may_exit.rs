//! What the closure of an iterator does happens at each turn, wherever it was made: no turn leaves anything behind.
use std::fs::File;
use std::io::{self, Write};
use std::process;

fn rows(text: &str) -> impl Iterator<Item = usize> {
    text.lines().map(|line| {
        if line.is_empty() {
            eprintln!("a row is missing");
            process::exit(3);
        }
        line.len()
    })
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let rows = rows(&text).enumerate();
    let mut out = File::create(path)?;
    for (at, length) in rows {
        writeln!(out, "{at}: {length} bytes")?; //~ safe once per fragment
        writeln!(out, "{at}: {} words", length / 6)?; //~ safe once per fragment
    }
    Ok(())
}
