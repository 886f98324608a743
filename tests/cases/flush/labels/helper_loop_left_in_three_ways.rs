//! Labels, `continue` and an early `Ok` leave the loops in three ways; each that ends the file is flushed.
use std::fs::{self, File};
use std::io::{self, Write};

fn put(out: &mut dyn Write, row: usize, word: &str) -> io::Result<()> {
    writeln!(out, "{row}:{word}") //~ safe once per fragment
}

fn index(text: &str, path: &str, limit: usize) -> io::Result<usize> {
    let mut out = File::create(path)?;
    let mut written = 0;
    'rows: for (row, line) in text.lines().enumerate() {
        for word in line.split(' ').skip(1) {
            match word {
                "mist" => continue 'rows,
                "quay" if row > 250 => break 'rows,
                _ if written == limit => return Ok(written),
                word => put(&mut out, row, word)?, //~ silent
            }
            written += 1;
        }
    }
    Ok(written)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    println!("{} {}", index(&text, "all.txt", 9999)?, index(&text, "some.txt", 100)?);
    Ok(())
}
