//! The lines say how long the file is that they go to, which a buffer would keep from it.
use std::fmt;
use std::fs::File;
use std::io::{self, Write};

struct Journal {
    path: String,
    rows: Vec<usize>,
}

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let length = std::fs::metadata(&self.path).map_or(0, |it| it.len());
            writeln!(f, "{length}: {row}")?;
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let rows = std::fs::read_to_string("input.txt")?.lines().map(str::len).collect();
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let journal = Journal { path, rows };
    let mut file = File::create(&journal.path)?;
    write!(file, "{}", journal)?; //~ review once per fragment
    Ok(())
}
