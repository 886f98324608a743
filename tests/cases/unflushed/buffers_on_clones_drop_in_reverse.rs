//! The name that was bound last is dropped first, and its rows come first in the file.
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let file = File::create("output")?;
    let mut body = BufWriter::new(file.try_clone()?);
    let mut head = BufWriter::new(file);
    for row in 0..300 {
        writeln!(body, "{row}")?; //~ review unflushed_buffer
    }
    writeln!(head, "rows")?; //~ review unflushed_buffer
    Ok(())
}
