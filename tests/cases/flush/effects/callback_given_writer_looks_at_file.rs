//! What the callers give writes the pieces, and one of them looks at the file before it is flushed.
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
            writeln!(out, "{line}")?; //~ review once per fragment
        }
        println!("{} bytes", fs::metadata(&path)?.len());
        Ok(())
    })
}
