//! Two names that are written out are two files, whatever folder they lie in.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

fn report(dir: &Path) -> io::Result<()> {
    let mut out = File::create(dir.join("report.txt"))?;
    for round in 0..3 {
        let text = fs::read_to_string(dir.join("input.txt"))?;
        for (at, line) in text.lines().enumerate() {
            writeln!(out, "{round} {at} {line}")?; //~ safe once per fragment
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    report(Path::new("."))?;
    println!("{}", fs::read("report.txt")?.len());
    Ok(())
}
