//! A table of functions is given a file that is made elsewhere: what is shown is the parameter, and not where it is used.
use std::fs::File;
use std::io::{self, Write};

type Save = fn(&str, File) -> io::Result<()>;

fn lengths(text: &str, mut out: File) -> io::Result<()> {
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    Ok(())
}

fn whole(text: &str, mut out: File) -> io::Result<()> {
    out.write_all(text.as_bytes()) //~ quiet few-calls
}

const WAYS: [(&str, Save); 2] = [("lengths.txt", lengths), ("whole.txt", whole)];

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    for (path, save) in WAYS {
        save(&text, File::create(path)?)?;
    }
    Ok(())
}
