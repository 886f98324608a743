//! The context of a failed write asks the temporary file for its path, through the buffer that borrows it meanwhile.
use std::fs;
use std::io::Write;

use anyhow::{Context, Result};

fn save(text: &str, path: &str) -> Result<()> {
    let mut temp = tempfile::NamedTempFile::new_in(".").context("no temporary file")?;
    for line in text.lines() {
        writeln!(temp, "{} {line}", line.len()) //~ safe once per fragment
            .with_context(|| format!("cannot write to {}", temp.path().display()))?;
    }
    temp.as_file().sync_all().with_context(|| format!("cannot sync {}", temp.path().display()))?;
    temp.persist(path).map_err(|it| it.error).context("cannot keep it")?;
    Ok(())
}

fn main() -> Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&fs::read_to_string("input.txt")?, &path)
}
