//! `&mut *out` is the writer in the box, and the callee gives nothing back that could hold it.
use std::fs::{self, File};
use std::io::{self, Write};

fn list(out: &mut dyn Write, text: &str) -> io::Result<()> {
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut out: Box<dyn Write> = match path.as_str() {
        "-" => Box::new(io::sink()),
        path => File::create(path).map(Box::new)?,
    };
    list(&mut *out, &text)?; //~ silent
    Ok(())
}
