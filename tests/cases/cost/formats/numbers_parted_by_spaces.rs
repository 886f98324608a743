//! A list on one line takes as many calls as one on many lines.
use std::fs::File;
use std::io::{self, Write};

fn save(path: &str, numbers: &[usize]) -> io::Result<()> {
    let mut file = File::create(path)?;
    for number in numbers {
        write!(file, "{number} ")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let lengths: Vec<usize> = text.lines().map(str::len).collect();
    save(&path, &lengths)
}
