use std::fs::File;
use std::io;

use crate::stream::Stream;

pub(crate) fn open(path: &str) -> io::Result<Stream> {
    let file = File::open(path)?;
    let left = file.metadata()?.len();
    Ok(Stream { file, left })
}
