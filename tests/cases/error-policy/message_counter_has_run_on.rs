//! The message names the row that failed, which the flush does not know: its words would be those of the making.
use std::fs::{self, File};
use std::io::Write;

fn save(text: &str, path: &str) -> Result<(), String> {
    let mut out = File::create(path).map_err(|it| it.to_string())?;
    let mut row = 0;
    for line in text.lines() {
        row += 1;
        writeln!(out, "{row} {line}").map_err(|it| format!("{path}: row {row}: {it}"))?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> Result<(), String> {
    let text = fs::read_to_string("input.txt").map_err(|it| it.to_string())?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&text, &path)
}
