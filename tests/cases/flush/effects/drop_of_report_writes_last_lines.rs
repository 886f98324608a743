//! A reference would be flushed before the last lines come, and what goes to another thread cannot be one.

use std::fs::File;
use std::io::{self, Write};
use std::thread;

struct Report<W: Write> {
    out: W,
}

impl<W: Write> Report<W> {
    fn new(out: W) -> Self {
        Report { out }
    }

    fn print(&mut self, rows: u32) -> io::Result<()> {
        for row in 0..rows {
            writeln!(self.out, "{row} {}", row * row)?; //~ left once per fragment
        }
        Ok(())
    }
}

impl<W: Write> Drop for Report<W> {
    fn drop(&mut self) {
        let _ = self.out.write_all(b"end\n"); //~ left once per call
    }
}

struct Later<W: Write> {
    out: W,
}

impl<W: Write> Later<W> {
    fn new(out: W) -> Self {
        Later { out }
    }
}

impl<W: Write + Send + 'static> Later<W> {
    fn print(mut self, rows: u32) -> io::Result<()> {
        let printing = thread::spawn(move || -> io::Result<()> {
            for row in 0..rows {
                writeln!(self.out, "{row} {}", row * row)?; //~ left once per fragment
            }
            Ok(())
        });
        printing.join().unwrap()
    }
}

fn main() -> io::Result<()> {
    Report::new(File::create("output")?).print(200)?; //~ silent
    Later::new(File::create("later")?).print(200) //~ silent
}
