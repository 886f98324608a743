//! Behind a `drop` nothing can be flushed, and what was written is flushed before it.
use std::fs::File;
use std::io::{self, Write};

fn save(path: &str, text: &str, limit: usize) -> io::Result<bool> {
    let mut out = File::create(path)?;
    for (at, line) in text.lines().enumerate() {
        writeln!(out, "{at} {line}")?; //~ safe once per fragment
        if at == limit {
            drop(out);
            std::fs::remove_file(path)?;
            return Ok(false);
        }
    }
    Ok(true)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    println!("{}", save("short", &text, 20)?);
    println!("{}", save(&path, &text, text.len())?);
    Ok(())
}
