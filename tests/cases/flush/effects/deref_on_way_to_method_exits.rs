//! `row.len()` is a method of `str`, and on the way to it `Deref` of the program's own runs.
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::Deref;

struct Checked<'a>(&'a str);

impl Deref for Checked<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        if self.0 == "stop" {
            std::process::exit(3);
        }
        self.0
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines().map(Checked) {
        writeln!(out, "{}", row.0)?; //~ review once per fragment
        writeln!(out, "  {} bytes", row.len())?; //~ review once per fragment
    }
    Ok(())
}
