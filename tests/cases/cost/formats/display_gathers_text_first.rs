//! The loop fills a text, which is handed to the formatter as a whole.
use std::fmt;
use std::fs::File;
use std::io::{self, Write};

struct Table {
    rows: Vec<String>,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for row in &self.rows {
            text.push_str(row);
            text.push_str("\n");
        }
        f.write_str(&text)
    }
}

fn main() -> io::Result<()> {
    let rows = std::fs::read_to_string("input.txt")?.lines().map(str::to_owned).collect();
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let mut file = File::create(path)?;
    write!(file, "{}", Table { rows }) //~ quiet few-calls
}
