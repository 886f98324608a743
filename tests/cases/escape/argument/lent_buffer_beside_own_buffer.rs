//! Both functions write to the same temporary file, one after the other; each has a buffer of its own.
use std::fs::{self, File};
use std::io::{self, Write};

use tempfile::NamedTempFile;

fn dump(names: &[&str], out: &mut File) -> io::Result<()> {
    for name in names {
        writeln!(out, "-e {} {}", name.len(), name)?; //~ safe once per fragment
    }
    Ok(())
}

fn lock(names: &[&str]) -> io::Result<String> {
    let mut file = NamedTempFile::new()?;
    for (at, name) in names.iter().enumerate() {
        writeln!(file, "{at}: {name}")?; //~ safe once per fragment
    }
    for half in names.chunks(names.len() / 2 + 1) {
        dump(half, file.as_file_mut())?;
    }
    fs::read_to_string(file.path())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let names: Vec<&str> = text.split_whitespace().collect();
    println!("{}", lock(&names)?.len());
    Ok(())
}
