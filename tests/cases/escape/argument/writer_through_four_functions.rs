//! `book`, `chapter`, `verse` and `field` hand it on; only the last writes, and only the first has the file.
use std::fs::{self, File};
use std::io::{self, Write};

fn field(out: &mut impl Write, name: &str, value: &str) -> io::Result<()> {
    write!(out, "{name}={value};") //~ safe once per fragment
}

fn verse(out: &mut impl Write, text: &str) -> io::Result<()> {
    field(out, "len", &text.len().to_string())?;
    field(out, "text", text)
}

fn chapter(out: &mut impl Write, lines: &[&str]) -> io::Result<()> {
    for line in lines {
        verse(out, line)?;
    }
    Ok(())
}

fn book(mut out: impl Write, text: &str) -> io::Result<usize> {
    let lines: Vec<_> = text.lines().collect();
    let chapters = lines.chunks(20);
    let count = chapters.len();
    for lines in chapters {
        chapter(&mut out, lines)?;
    }
    Ok(count)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let chapters = book(File::create(path)?, &text)?; //~ silent
    println!("{chapters} chapters");
    Ok(())
}
