use std::fs::File;
use std::io;
use std::path::Path;

pub fn open_table(path: impl AsRef<Path>) -> io::Result<File> {
    File::open(path)
}
