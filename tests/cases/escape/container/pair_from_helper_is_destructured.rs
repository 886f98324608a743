//! The helper opens both outputs at once; each name of the pair gets a buffer and a flush of its own.
use std::fs::{self, File};
use std::io::{self, Write};

fn open_pair(stem: &str) -> io::Result<(File, File)> {
    Ok((File::create(format!("{stem}.even"))?, File::create(format!("{stem}.odd"))?))
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let (mut even, mut odd) = open_pair("lines")?;
    for (row, line) in text.lines().enumerate() {
        if line.len() % 2 == 0 {
            writeln!(even, "{row} {line}")?; //~ safe once per fragment
        } else {
            writeln!(odd, "{row} {line}")?; //~ safe once per fragment
        }
    }
    Ok(())
}
