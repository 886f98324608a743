//! The half-written file is removed where writing failed: a flush that fails must be counted as failing to write.
use std::fs::{self, File};
use std::io::{self, Write};

fn fill(out: &mut File, lines: &[&str]) -> io::Result<()> {
    for (row, line) in lines.iter().enumerate() {
        writeln!(out, "{row:>5}|{line}")?; //~ safe once per fragment
    }
    Ok(())
}

fn export(path: &str, lines: &[&str]) -> io::Result<()> {
    let mut out = File::create(path)?;
    let result = fill(&mut out, lines);
    if result.is_err() {
        fs::remove_file(path)?;
    }
    result
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    export("lines.txt", &text.lines().collect::<Vec<_>>())
}
