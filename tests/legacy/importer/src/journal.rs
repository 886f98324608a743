//! The journal: entries of a length in two bytes, then that many bytes of text.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

pub fn read(path: &Path) -> io::Result<Vec<String>> {
    let mut file = File::open(path)?;
    let mut entries = Vec::new();
    while let Some(length) = read_length(&mut file)? {
        let mut text = vec![0; usize::from(length)];
        file.read_exact(&mut text)?;
        entries.push(String::from_utf8_lossy(&text).into_owned());
    }
    Ok(entries)
}

/// Nothing at the end of the journal.
fn read_length<R: Read>(reader: &mut R) -> io::Result<Option<u16>> {
    let mut bytes = [0; 2];
    match reader.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(u16::from_be_bytes(bytes))),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}
