//! The closure is given the helper's error, and the flush has one of the file.
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};

struct NotSaved(io::Error);

impl From<io::Error> for NotSaved {
    fn from(error: io::Error) -> Self {
        Self(error)
    }
}

impl fmt::Display for NotSaved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not saved: {}", self.0)
    }
}

fn put(out: &mut impl Write, line: &str) -> Result<(), NotSaved> {
    writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    Ok(())
}

fn save(path: &str, text: &str) -> Result<(), String> {
    let mut file = File::create(path).map_err(|error| error.to_string())?;
    for line in text.lines() {
        put(&mut file, line).map_err(|error| error.to_string())?; //~ silent
    }
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").unwrap();
    println!("{:?}", save(&path, &text));
}
