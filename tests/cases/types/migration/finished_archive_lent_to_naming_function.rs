//! The parameter names the file inside of the type: it takes the buffer with every call of it.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

struct Archive<W: Write> {
    inner: W,
    entries: u32,
}

impl<W: Write> Archive<W> {
    fn new(inner: W) -> Self {
        Self { inner, entries: 0 }
    }

    fn add(&mut self, name: &str, content: &str) -> io::Result<()> {
        self.entries += 1;
        writeln!(self.inner, "{name} {}", content.len())?; //~ safe once per fragment
        writeln!(self.inner, "{content}") //~ safe once per fragment
    }

    fn finish(self) -> io::Result<W> {
        let mut inner = self.inner;
        writeln!(inner, "{} entries", self.entries)?; //~ safe once per fragment
        Ok(inner)
    }
}

fn pack(archive: &mut Archive<File>, text: &str) -> io::Result<()> {
    for line in text.lines() {
        archive.add(&line.len().to_string(), line)?; //~ silent
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut archive = Archive::new(File::create("output")?);
    pack(&mut archive, &text)?;
    archive.finish()?; //~ silent
    Ok(())
}
