//! A function opens two files and gives back both: the one that is written in pieces is the second.
use std::fs::{self, File};
use std::io::{self, Write};

fn open(path: &str) -> io::Result<(File, File)> {
    Ok((File::create("summary.txt")?, File::create(path)?))
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let (mut summary, mut out) = open(&path)?;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    summary.write_all(b"done\n") //~ quiet few-calls
}
