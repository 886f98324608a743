//! The type parameter of the wrapper stands for `Box<dyn Write>`, and only the box is made of a file.
use std::fs::File;
use std::io::{self, Write};

struct TableWriter<W: Write> {
    dst: W,
}

impl<W: Write> TableWriter<W> {
    fn new(dst: W) -> TableWriter<W> {
        TableWriter { dst }
    }

    fn add(&mut self, row: &[u8]) -> io::Result<()> {
        self.dst.write_all(&[1, 2, 3, 4])?; //~ review once per call
        self.dst.write_all(&[row.len() as u8])?; //~ review once per call
        self.dst.write_all(row) //~ review once per call
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let file: Box<dyn Write> = Box::new(File::create(path)?);
    let mut table = TableWriter::new(file);
    for number in 0..100 {
        table.add(&[number, 2, 3])?; //~ silent
    }
    Ok(())
}
