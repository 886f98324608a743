//! The helper displays whatever it is given, and one of its callers gives it what exits.
use std::fmt::{self, Display};
use std::fs::{self, File};
use std::io::{self, Write};

struct Row<'a>(&'a str);

impl Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == "stop" {
            std::process::exit(3);
        }
        f.write_str(self.0)
    }
}

fn put<T: Display>(out: &mut File, at: usize, value: T) -> io::Result<()> {
    writeln!(out, "{at} {value}") //~ review once per fragment
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for (at, row) in rows.lines().enumerate() {
        put(&mut out, at, row.len())?;
        put(&mut out, at, Row(row))?;
    }
    Ok(())
}
