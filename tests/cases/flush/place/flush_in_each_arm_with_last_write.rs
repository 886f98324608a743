//! The match is the function's value, and each of its arms ends with a write of its own.
use std::fs::File;
use std::io::{self, Write};

fn save(path: &str, rows: &[u32], sum: Option<u32>) -> io::Result<()> {
    let mut file = File::create(path)?;
    for row in rows {
        write!(file, "{row} ")?; //~ safe once per fragment
    }
    match sum {
        Some(sum) => writeln!(file, "= {sum}"), //~ safe once per fragment
        None => writeln!(file), //~ safe once per call
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let rows: Vec<u32> = (0..300).collect();
    save("without_sum", &rows, None)?;
    save(&path, &rows, Some(rows.iter().sum()))
}
