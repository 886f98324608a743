//! What the closure reads has run on by the time of the flush, though the name stays the same.
use std::cell::Cell;
use std::fs::{self, File};
use std::io::Write;

fn save(path: &str, text: &str) -> Result<(), String> {
    let mut file = File::create(path).map_err(|error| error.to_string())?;
    let row = Cell::new(0);
    for line in text.lines() {
        row.set(row.get() + 1);
        writeln!(file, "{} {line}", line.len()) //~ review once per fragment
            .map_err(|error| format!("row {}: {error}", row.get()))?;
    }
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").unwrap();
    println!("{:?}", save(&path, &text));
}
