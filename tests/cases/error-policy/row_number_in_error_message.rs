//! Behind the loop no row is left to name, and the words of the making would say less.
use std::fs::{self, File};
use std::io::Write;

fn save(path: &str, text: &str) -> Result<(), String> {
    let mut file = File::create(path).map_err(|error| error.to_string())?;
    let mut row = 0;
    for line in text.lines() {
        row += 1;
        writeln!(file, "{} {line}", line.len()) //~ review once per fragment
            .map_err(|error| format!("row {row}: {error}"))?;
    }
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").unwrap();
    println!("{:?}", save(&path, &text));
}
