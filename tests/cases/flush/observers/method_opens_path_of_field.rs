//! The helper counts the lines that are in the file by then.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};

struct Table {
    path: String,
}

impl Table {
    fn lines(&self) -> io::Result<usize> {
        Ok(BufReader::new(File::open(&self.path)?).lines().count())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let table = Table { path };
    let mut file = File::create(&table.path)?;
    for number in 0..1000 {
        writeln!(file, "{number} {}", number * number)?; //~ safe once per fragment
    }
    let lines = table.lines()?;
    for number in 0..lines {
        writeln!(file, "{number} {lines}")?; //~ safe once per fragment
    }
    Ok(())
}
