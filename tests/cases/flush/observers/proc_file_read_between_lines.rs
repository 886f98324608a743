//! What lies below `/proc` is no file that a program writes.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

fn pages() -> usize {
    fs::read_to_string("/proc/self/statm").map(|it| it.split(' ').count()).unwrap_or(7)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let mut file = File::create(Path::new(&path))?;
    for row in 0..200 {
        writeln!(file, "{row} {}", pages())?; //~ safe once per fragment
    }
    Ok(())
}
