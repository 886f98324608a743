//! The value of the function is the write with its context; so is the flush behind it.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

use anyhow::{Context, Result};
use tempfile::NamedTempFile;

struct Index {
    lines: Vec<String>,
}

impl Index {
    fn write(&self, mut to: impl Write) -> io::Result<()> {
        for line in &self.lines {
            writeln!(to, "{} {line}", line.len())?; //~ safe once per fragment
        }
        Ok(())
    }
}

fn store(index: &Index, file: &mut File) -> Result<()> {
    index.write(file).context("cannot write the index") //~ silent
}

fn main() -> Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let index = Index { lines: text.lines().map(str::to_owned).collect() };
    let mut draft = NamedTempFile::new_in(".")?;
    store(&index, draft.as_file_mut())?;
    draft.persist("output")?;
    Ok(())
}
