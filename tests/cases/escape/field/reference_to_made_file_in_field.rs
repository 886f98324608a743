//! What the name borrows lies in a value that writes on: a flush behind the value would come too early, and find it lent.
use std::fs::File;
use std::io::{self, Write};

struct Rows<'a> {
    out: &'a mut dyn Write,
}

impl Rows<'_> {
    fn put(&mut self, row: u32) -> io::Result<()> {
        writeln!(self.out, "{row}") //~ review once per fragment
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let file = &mut File::create(path)?;
    let mut rows = Rows { out: file };
    for row in 0..1000 {
        rows.put(row)?;
    }
    Ok(())
}
