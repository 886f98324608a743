//! A folder may hold as many files as anybody likes.
use std::io;

fn main() -> io::Result<()> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(".")? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    for name in &names {
        println!("{name}"); //~ review line_buffered_stdout
    }
    Ok(())
}
