//! `mem::forget` and `Box::leak` lose the value that they are given, and no other: the process goes on.
use std::fs::File;
use std::io::{self, Write};

fn interned(word: &str) -> &'static str {
    Box::leak(word.to_owned().into_boxed_str())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create(path)?;
    for line in text.lines() {
        let name = interned(line);
        let copy = name.to_uppercase();
        writeln!(out, "{name} {copy}")?; //~ safe once per fragment
        std::mem::forget(copy);
    }
    Ok(())
}
