//! `persist` renames the file and gives its handle away: every byte is in it by then, and the buffer is gone.
//! runs: same

use std::io::Write;

use anyhow::{Context, Result};
use tempfile::NamedTempFile;

fn main() -> Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut draft = NamedTempFile::new_in(".")?;
    for line in text.lines() {
        writeln!(draft, "{} {}", line.len(), line)?; //~ safe once per fragment
    }
    draft.persist("output").context("cannot put the draft in place")?;
    Ok(())
}
