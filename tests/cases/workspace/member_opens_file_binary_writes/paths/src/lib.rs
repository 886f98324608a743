use std::fs::{self, File};
use std::io;
use std::path::PathBuf;

pub struct OutDir(PathBuf);

impl OutDir {
    pub fn prepare(name: &str) -> io::Result<OutDir> {
        fs::create_dir_all(name)?;
        Ok(OutDir(PathBuf::from(name)))
    }

    pub fn create(&self, file: &str) -> io::Result<File> {
        File::create(self.0.join(file))
    }
}
