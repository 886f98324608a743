//! The backup copies the file by its name before its writer ends: the flush comes before the copy.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

fn backup(path: &Path) -> io::Result<PathBuf> {
    let copy = path.with_extension("bak");
    fs::copy(path, &copy)?;
    Ok(copy)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = PathBuf::from("data.txt");
    let mut out = File::create(&path)?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ safe once per fragment
    }
    let copy = backup(&path)?;
    writeln!(out, "copied to {}", copy.display())?; //~ safe once per fragment
    Ok(())
}
