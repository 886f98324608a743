//! `run` is generic, and yet its second argument says what the first one is: the helper names the file.

use std::fs::File;
use std::io::{self, Write};

struct Archive<W: Write> {
    inner: W,
}

impl<W: Write> Archive<W> {
    fn new(inner: W) -> Self {
        Self { inner }
    }

    fn add(&mut self, name: &str) -> io::Result<()> {
        writeln!(self.inner, "{} {name}", name.len()) //~ left once per fragment
    }

    fn finish(self) -> io::Result<W> {
        Ok(self.inner)
    }
}

fn fill(archive: &mut Archive<File>) -> io::Result<()> {
    for line in std::fs::read_to_string("input.txt")?.lines() {
        archive.add(line)?; //~ silent
    }
    Ok(())
}

fn run<T>(target: &mut T, how: fn(&mut T) -> io::Result<()>) -> io::Result<()> {
    how(target)
}

fn main() -> io::Result<()> {
    let mut archive = Archive::new(File::create("output")?);
    run(&mut archive, fill)?;
    archive.finish()?; //~ silent
    Ok(())
}
