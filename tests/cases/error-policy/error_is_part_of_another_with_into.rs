//! `err.into()` inside of what is made of the error is no conversion that `?` does by itself.
use std::error::Error;
use std::fs::File;
use std::io::Write;

enum Failure {
    Other(Box<dyn Error>),
}

fn save(path: &str, text: &str) -> Result<(), Failure> {
    let mut out = File::create(path).map_err(|err| Failure::Other(err.into()))?;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len()).map_err(|err| Failure::Other(err.into()))?; //~ safe once per fragment
    }
    writeln!(out, "{} bytes", text.len()).map_err(|err| Failure::Other(err.into())) //~ safe once per fragment
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    if let Err(Failure::Other(error)) = save(&path, &text) {
        println!("{error}");
    }
}
