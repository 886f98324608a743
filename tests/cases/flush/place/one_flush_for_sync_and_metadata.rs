//! Between `sync_all`, `metadata` and the end nothing is written, so that one flush does for all of them.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create(path)?;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    out.sync_all()?;
    let length = out.metadata()?.len();
    drop(out);
    println!("{length}");
    Ok(())
}
