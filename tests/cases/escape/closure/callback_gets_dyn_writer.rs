//! `with_output` opens and closes the file; the closures of its callers write the pieces.
use std::fs::{self, File};
use std::io::{self, Write};

fn with_output(path: &str, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut file = File::create(path)?;
    fill(&mut file)?;
    eprintln!("wrote {path}");
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    with_output(&path, |out| {
        for line in text.lines().rev() {
            writeln!(out, "{line}")?; //~ safe once per fragment
        }
        Ok(())
    })
}
