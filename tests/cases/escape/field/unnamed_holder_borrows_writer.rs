//! What is made of the writer has no name and is gone with its statement: it may as well borrow the writer.

use std::fs::File;
use std::io::{self, Write};

struct Report<W: Write> {
    out: W,
    width: usize,
}

impl<W: Write> Report<W> {
    fn new(out: W) -> Self {
        Report { out, width: 4 }
    }

    fn with_width(self, width: usize) -> Self {
        Report { width, ..self }
    }

    fn print(&mut self, rows: u32) -> io::Result<()> {
        let width = self.width;
        for row in 0..rows {
            writeln!(self.out, "{row:width$} {}", row * row)?; //~ safe once per fragment
        }
        Ok(())
    }

    fn close(mut self, rows: u32) -> io::Result<()> {
        self.print(rows)
    }
}

fn squares() -> io::Result<()> {
    Report::new(File::create("output")?).close(200) //~ silent
}

fn wide() -> io::Result<()> {
    Report::new(File::create("wide")?).with_width(8).print(200)?; //~ silent
    println!("wide");
    Ok(())
}

fn named() -> io::Result<()> {
    let file = File::create("named")?;
    if let Err(error) = Report::new(file).print(200) { //~ silent
        eprintln!("{error}");
    }
    Ok(())
}

fn main() -> io::Result<()> {
    squares()?;
    wide()?;
    named()
}
