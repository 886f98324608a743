//! `final` is a keyword, and so is the name of the writer where its flush says it.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut r#final = File::create(path)?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        writeln!(r#final, "{line}")?; //~ safe once per fragment
    }
    Ok(())
}
