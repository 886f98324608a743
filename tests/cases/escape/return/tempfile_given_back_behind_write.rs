//! The chain gives the temporary file away while a buffer of its own would still borrow from it.

use std::io;

use tempfile::NamedTempFile;

fn save(lines: &[&str]) -> Result<NamedTempFile, serde_json::Error> {
    let mut draft = NamedTempFile::new_in(".").expect("a temporary file");
    serde_json::to_writer(draft.as_file_mut(), lines).map(|()| draft) //~ left once per token
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    save(&lines)?.persist("output").map_err(io::Error::from)?;
    Ok(())
}
