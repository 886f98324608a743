//! What a caller hands over one by one may be as long as its input; the box is buffered for the file only.

use std::fs::File;
use std::io::{self, BufWriter, Write};

fn print_sorted<T: Iterator<Item = String>>(lines: T, path: Option<&str>) -> io::Result<()> {
    let mut out: Box<dyn Write> = match path {
        Some(path) => Box::new(BufWriter::new(File::create(path)?)),
        None => Box::new(io::stdout()),
    };
    for line in lines {
        out.write_all(format!("{line}\n").as_bytes())?; //~ safe line_buffered_stdout //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort();
    print_sorted(lines.into_iter(), None)
}
