use std::fs::File;
use std::io;
use std::path::Path;

pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
    let path = path.as_ref();
    File::open(path).map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}
