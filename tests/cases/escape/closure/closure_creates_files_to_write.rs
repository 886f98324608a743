//! `open` is a closure that gives out fresh files; whoever takes one wraps and flushes it.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let dir = Path::new("site");
    fs::create_dir_all(dir)?;
    let open = |name: &str| File::create(dir.join(name));
    let mut names = open("names.txt")?;
    let mut sizes = open("sizes.txt")?;
    for (row, line) in text.lines().enumerate() {
        writeln!(names, "{row} {line}")?; //~ safe once per fragment
        writeln!(sizes, "{row} {}", line.len())?; //~ safe once per fragment
    }
    Ok(())
}
