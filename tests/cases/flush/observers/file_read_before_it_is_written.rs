//! What was read from the file before holds no handle on it: nobody looks at what is written now.
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};

struct Rows {
    all: Vec<String>,
}

fn load(path: &str) -> io::Result<Rows> {
    let file = BufReader::new(File::open(path)?);
    Ok(Rows { all: file.lines().collect::<io::Result<_>>()? })
}

fn main() -> io::Result<()> {
    let path = "output";
    fs::copy("input.txt", path)?;
    let rows = load(path)?;
    let mut out = File::create(path)?;
    for (row, line) in rows.all.iter().enumerate() {
        writeln!(out, "{row} {line}")?; //~ safe once per fragment
    }
    Ok(())
}
