//! Each way out finishes the archive, so that no one call hands the writer back: it is only lent, and flushed on both.

use std::fs::File;
use std::io::{self, Write};

struct Archive<W: Write> {
    out: W,
    entries: u32,
}

impl<W: Write> Archive<W> {
    fn new(out: W) -> Self {
        Self { out, entries: 0 }
    }

    fn add(&mut self, name: &str, size: u32) -> io::Result<()> {
        self.out.write_all(&size.to_be_bytes())?; //~ safe once per call
        self.out.write_all(name.as_bytes())?; //~ safe once per call
        self.entries += 1;
        Ok(())
    }

    fn finish(mut self) -> io::Result<W> {
        self.out.write_all(&self.entries.to_be_bytes())?; //~ safe once per call
        Ok(self.out)
    }
}

fn main() -> io::Result<()> {
    let mut archive = Archive::new(File::create("output")?);
    for size in 0..800 {
        archive.add("entry", size)?; //~ silent
    }
    if std::env::args().count() > 9 {
        archive.finish()?; //~ silent
        return Ok(());
    }
    archive.finish()?; //~ silent
    println!("done");
    Ok(())
}
