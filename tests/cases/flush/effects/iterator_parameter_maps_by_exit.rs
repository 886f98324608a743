//! `I: Iterator` is bound by a type parameter, and the closure of its `map` lies two functions further up.
use std::fs::{self, File};
use std::io::{self, Write};

fn numbers<I: Iterator<Item = usize>>(out: &mut File, lengths: I) -> io::Result<()> {
    let mut whole = 0;
    for length in lengths {
        whole += length;
        writeln!(out, "{length} of {whole}")?; //~ review once per fragment
    }
    Ok(())
}

fn save<I>(path: &str, lengths: I) -> io::Result<()>
where
    I: IntoIterator<Item = usize>,
{
    let mut out = File::create(path)?;
    numbers(&mut out, lengths.into_iter())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let lengths = text.lines().map(|line| match line {
        "stop" => std::process::exit(8),
        _ => line.len(),
    });
    save(&std::env::args().nth(1).unwrap_or("output".to_owned()), lengths)
}
