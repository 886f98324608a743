//! The file exists only in an arm that is one call; the flush needs a block there.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write};

fn save(path: &str, words: &[&str]) -> io::Result<()> {
    match OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(path)
    {
        Ok(f) => serde_json::to_writer(f, words)?, //~ safe once per token
        // It is there already.
        Err(ref e) if e.kind() == ErrorKind::AlreadyExists => (),
        Err(e) => return Err(e),
    };
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let words: Vec<&str> = text.split_whitespace().collect();
    save("output", &words)?;
    writeln!(io::stderr(), "saved {} words", words.len()) //~ quiet few-calls
}
