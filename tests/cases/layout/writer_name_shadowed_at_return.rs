//! `out` is a number where the function returns: a flush by that name would not compile.
use std::fs::File;
use std::io::{self, Write};

enum Row<'a> {
    Text(&'a str),
    End(usize),
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let rows = text.lines().map(Row::Text).chain([Row::End(7)]);
    println!("{}", save(&path, rows.collect())?);
    Ok(())
}

fn save(path: &str, rows: Vec<Row<'_>>) -> io::Result<usize> {
    let mut out = File::create(path)?;
    for row in rows {
        match row {
            Row::End(out) => return Ok(out),
            Row::Text(line) => writeln!(out, "{line}")?, //~ safe once per fragment
        }
    }
    Ok(0)
}
