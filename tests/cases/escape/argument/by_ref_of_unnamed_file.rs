//! `by_ref` borrows a file that nothing holds: a name for what it gives would outlive that.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(File::create(path)?.by_ref(), &std::fs::read_to_string("input.txt")?)
}

fn save(out: &mut dyn Write, text: &str) -> io::Result<()> {
    for line in text.lines() {
        writeln!(out, "{line}")?; //~ left once per fragment
    }
    Ok(())
}
