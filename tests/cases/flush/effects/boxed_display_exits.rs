//! The cells are `Box<dyn Display>`, and one kind of cell exits while it is displayed.
use std::fmt::{self, Display};
use std::fs::{self, File};
use std::io::{self, Write};

struct Checked(String);

impl Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == "stop" {
            std::process::exit(3);
        }
        f.write_str(&self.0)
    }
}

fn cells(row: &str) -> Vec<Box<dyn Display>> {
    vec![Box::new(row.len()), Box::new(Checked(row.to_owned()))]
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        for cell in cells(row) {
            write!(out, "{cell};")?; //~ review once per fragment
        }
        writeln!(out)?; //~ review once per call
    }
    Ok(())
}
