//! `persist` renames the file and gives its handle away: every byte has to be in it by then.
//! runs: same

use std::io::Write;

use anyhow::{Context, Result};
use tempfile::NamedTempFile;

fn main() -> Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut draft = NamedTempFile::new_in(".")?;
    for line in text.lines() {
        writeln!(draft, "{} {}", line.len(), line)?; //~ once per fragment
    }
    draft.persist("output").context("cannot put the draft in place")?;
    Ok(())
}
