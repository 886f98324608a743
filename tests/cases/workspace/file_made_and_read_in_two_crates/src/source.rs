use std::fs::File;
use std::io;
use std::path::Path;

use codec::Packets;

pub(crate) fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

pub(crate) fn packets(path: &Path) -> io::Result<Packets<File>> {
    let file = open(path)?;
    Ok(Packets::new(file))
}
