//! What the macro makes is bound to a name that nobody flushes.
use std::fs::{self, File};
use std::io::{self, Write};

fn open(path: &str) -> io::Result<Box<dyn Write>> {
    Ok(Box::new(File::create(path)?))
}

macro_rules! noted {
    ($what:expr) => {{
        let mut note = open("note")?;
        note.write_all($what)?; //~ silent
        fs::remove_file("note")?;
    }};
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    noted!(b"started"); //~ quiet few-calls
    let mut out = open(&path)?;
    for line in fs::read_to_string("input.txt")?.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}
