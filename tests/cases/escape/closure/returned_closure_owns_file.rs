//! The file moves into the closure, where each call has a buffer of its own: behind the closure nobody has the name.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut put = words_to(&path)?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        put(line)?;
    }
    Ok(())
}

fn words_to(path: &str) -> io::Result<Box<dyn FnMut(&str) -> io::Result<()>>> {
    let mut out = File::create(path)?;
    Ok(Box::new(move |line| {
        for word in line.split(' ') {
            writeln!(out, "{word}")?; //~ safe once per fragment
        }
        Ok(())
    }))
}
