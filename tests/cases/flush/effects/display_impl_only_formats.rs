//! By its name, through a parameter, behind `dyn` and derived: what is displayed formats itself and does nothing else.
use std::fmt::{self, Display};
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Debug)]
struct Row {
    text: String,
}

impl Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.text)
    }
}

fn put<T: Display>(out: &mut File, value: T) -> io::Result<()> {
    writeln!(out, "{value}.") //~ safe once per fragment
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for text in rows.lines() {
        let row = Row { text: text.to_owned() };
        let shown: &dyn Display = &row;
        writeln!(out, "{shown} {row:?}")?; //~ safe once per fragment
        put(&mut out, &row)?;
    }
    Ok(())
}
