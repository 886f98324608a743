//! The buffer borrows what `as_file_mut` gives, and is gone before the file is put in place.
//! runs: same

use std::io;

use tempfile::NamedTempFile;

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    let mut draft = NamedTempFile::new_in(".")?;
    serde_json::to_writer(draft.as_file_mut(), &lines)?; //~ safe once per token
    draft.persist("output").map_err(io::Error::from)?;
    Ok(())
}
