//! The iteration stops at the first error; the flush comes behind it, once.
use std::fs::{self, File};
use std::io::{self, Write};

fn quote(out: &mut impl Write, line: &str) -> io::Result<()> {
    write!(out, "\"{}\"", line.replace('"', "\"\""))?; //~ safe once per fragment
    out.write_all(b"\r\n") //~ safe once per call
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("quoted.csv")?;
    text.lines().filter(|line| !line.is_empty()).try_for_each(|line| quote(&mut out, line))?; //~ silent
    println!("quoted");
    Ok(())
}
