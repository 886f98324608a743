//! That the lines are appended, beside those of other writers, stands in the function that opens the file.
//! runs: same

use std::fs::{File, OpenOptions};
use std::io::{self, Write};

fn open(path: &str, append: bool) -> io::Result<File> {
    match append {
        true => OpenOptions::new().append(true).create(true).open(path),
        false => File::create(path),
    }
}

fn save(path: &str, append: bool) -> io::Result<()> {
    let mut file = open(path, append)?;
    for n in 0..200 {
        let line = format!("line {n}");
        file.write_all(line.as_bytes())?; //~ review once per call
        file.write_all(b"\n")?; //~ review once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    save(&path, true)
}
