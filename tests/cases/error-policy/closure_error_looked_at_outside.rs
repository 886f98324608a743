//! `?` in a closure ends the closure alone, and whoever asks for its result says what an error means.
//! runs: same
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create(path)?;
    let sum = text.lines().try_fold(0, |sum, line| {
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
        Ok::<_, io::Error>(sum + line.len())
    });
    println!("{}", sum.map_or_else(|it| it.to_string(), |it| it.to_string()));
    Ok(())
}
