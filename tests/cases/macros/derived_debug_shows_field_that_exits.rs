//! `{entry:?}` is derived, and derived code shows the field whose own `Debug` ends the program.
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};

struct Name(String);

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == "stop" {
            std::process::exit(3);
        }
        f.write_str(&self.0)
    }
}

#[allow(dead_code)]
#[derive(Debug)]
struct Entry {
    at: usize,
    name: Name,
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for (at, row) in rows.lines().enumerate() {
        let entry = Entry { at, name: Name(row.to_owned()) };
        writeln!(out, "{entry:?}")?; //~ review once per fragment
    }
    Ok(())
}
