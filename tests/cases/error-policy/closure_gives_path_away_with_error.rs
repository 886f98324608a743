//! The closure gives the path away, so a flush cannot be told by it a second time.
use std::fs::{self, File};
use std::io::{self, Write};

fn save(path: String, text: &str) -> Result<(), (String, io::Error)> {
    let mut out = match File::create(&path) {
        Ok(out) => out,
        Err(error) => return Err((path, error)),
    };
    write_lines(&mut out, text).map_err(|error| (path, error)) //~ silent
}

fn write_lines(out: &mut impl Write, text: &str) -> io::Result<()> {
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    Ok(())
}

fn main() {
    let text = fs::read_to_string("input.txt").unwrap();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    if let Err((path, error)) = save(path, &text) {
        eprintln!("{path}: {error}");
        std::process::exit(1);
    }
}
