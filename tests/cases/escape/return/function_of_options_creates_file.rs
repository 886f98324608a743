//! The function gives out a fresh file that is made with options; its only caller writes all of it.
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

fn open_output(path: &Path, overwrite: bool) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true);
    if overwrite {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    options.open(path)
}

fn export(path: &Path, words: &[&str]) -> io::Result<()> {
    let mut out = open_output(path, true)?;
    for (index, word) in words.iter().enumerate() {
        writeln!(out, "{index}\t{word}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let words: Vec<&str> = text.split_whitespace().take(400).collect();
    export(Path::new("words.tsv"), &words)
}
