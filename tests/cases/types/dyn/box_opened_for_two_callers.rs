//! The helper makes the box; each of its callers is the one that knows when the last line is written.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

fn open(path: Option<&Path>) -> io::Result<Box<dyn Write>> {
    Ok(match path {
        Some(path) => Box::new(File::create(path)?),
        None => Box::new(io::sink()),
    })
}

fn count(text: &str, path: Option<&Path>) -> io::Result<()> {
    let mut out = open(path)?;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    Ok(())
}

fn reverse(text: &str, path: Option<&Path>) -> io::Result<usize> {
    let mut out = open(path)?;
    let mut lines = 0;
    for line in text.lines().rev() {
        writeln!(out, "{line}: {}", line.len())?; //~ safe once per fragment
        lines += 1;
    }
    Ok(lines)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    count(&text, Some(Path::new(&path)))?;
    println!("{}", reverse(&text, None)?);
    reverse(&text, Some(Path::new(&path)))?;
    Ok(())
}
