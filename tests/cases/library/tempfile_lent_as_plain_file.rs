//! `as_file_mut` gives the file that is inside: what borrows it is buffered for the call that gives it away.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

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

fn store(index: &Index, file: &mut File) -> io::Result<()> {
    index.write(file)?; //~ silent
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let index = Index { lines: text.lines().map(str::to_owned).collect() };
    let mut draft = NamedTempFile::new_in(".")?;
    store(&index, draft.as_file_mut())?;
    draft.persist("output").map_err(io::Error::from)?;
    Ok(())
}
