use std::fs::File;
use std::io::{self, Seek, SeekFrom};

use super::stream::Stream;

pub(crate) fn member(path: &str, offset: u64) -> io::Result<Stream> {
    let mut file = File::open(path)?;
    let end = file.seek(SeekFrom::End(0))?;
    file.seek(SeekFrom::Start(offset))?;
    Ok(Stream { file, left: end - offset })
}
