//! A helper that says `&mut File` is called for each row; the buffer belongs to the caller, who keeps it.
use std::fs::{self, File};
use std::io::{self, Write};

fn write_row(file: &mut File, number: usize, line: &str) -> io::Result<()> {
    write!(file, "{number},")?; //~ safe once per fragment
    writeln!(file, "{:?},{}", line, line.len()) //~ safe once per fragment
}

fn write_table(file: &mut File, text: &str) -> io::Result<()> {
    writeln!(file, "number,line,length")?; //~ safe once per call
    for (number, line) in text.lines().enumerate() {
        write_row(file, number, line)?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(path)?;
    write_table(&mut file, &text)
}
