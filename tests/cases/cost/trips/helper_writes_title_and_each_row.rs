//! One cell is written for the title outside of the loop, and then the same helper writes all the rows.
use std::fs::{self, File};
use std::io::{self, Write};

fn write_pair<W: Write>(out: &mut W, key: &str, value: usize) -> io::Result<()> {
    writeln!(out, "{key}\t{value}") //~ safe once per fragment
}

fn save(path: &str, text: &str) -> io::Result<()> {
    let mut table = File::create(path)?;
    write_pair(&mut table, "total", text.len())?; //~ silent
    for line in text.lines() {
        write_pair(&mut table, line, line.len())?; //~ silent
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &fs::read_to_string("input.txt")?)
}
