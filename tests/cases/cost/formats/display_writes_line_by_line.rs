//! One `write!` of a value is as many calls as its `Display` has pieces, which it writes in a loop.
use std::fmt;
use std::fs::File;
use std::io::{self, Write};

struct Table {
    rows: Vec<(usize, String)>,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, text) in &self.rows {
            writeln!(f, "{number}\t{text}")?;
        }
        Ok(())
    }
}

fn save(table: &Table, path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    write!(file, "{table}") //~ safe once per fragment
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let rows = text.lines().map(str::to_owned).enumerate().collect();
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    save(&Table { rows }, &path)
}
