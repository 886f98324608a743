//! A hand-written error that is `From<io::Error>` takes the flush's error through `?`.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Debug)]
enum ExportError {
    Io(io::Error),
    Empty,
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportError::Io(error) => write!(f, "io: {error}"),
            ExportError::Empty => f.write_str("nothing to export"),
        }
    }
}

impl std::error::Error for ExportError {}

impl From<io::Error> for ExportError {
    fn from(error: io::Error) -> Self {
        ExportError::Io(error)
    }
}

fn export(path: &str) -> Result<(), ExportError> {
    let text = fs::read_to_string("input.txt")?;
    if text.is_empty() {
        return Err(ExportError::Empty);
    }
    let mut file = File::create(path)?;
    for line in text.lines() {
        writeln!(file, "<li>{}</li>", line)?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> Result<(), ExportError> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    export(&path)
}
