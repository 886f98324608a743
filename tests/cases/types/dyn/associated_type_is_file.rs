//! `S::Resource` is a file only for the one storage that the program has.
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;

trait Storage {
    type Resource: Read;

    fn open(&self, name: &str) -> io::Result<Self::Resource>;
}

struct Directory(PathBuf);

impl Storage for Directory {
    type Resource = File;

    fn open(&self, name: &str) -> io::Result<File> {
        File::open(self.0.join(name))
    }
}

struct Archive<S: Storage> {
    resource: S::Resource,
}

impl<S: Storage> Archive<S> {
    fn load(storage: &S, name: &str) -> io::Result<Self> {
        let resource = storage.open(name)?;
        Ok(Self { resource })
    }

    fn next_key(&mut self) -> io::Result<Option<u64>> {
        let mut key = [0; 8];
        match self.resource.read_exact(&mut key) { //~ left once per call
            Ok(()) => Ok(Some(u64::from_le_bytes(key))),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
            Err(error) => Err(error),
        }
    }
}

fn main() -> io::Result<()> {
    let storage = Directory(PathBuf::from("."));
    let mut archive = Archive::load(&storage, "input.bin")?;
    let mut smallest = u64::MAX;
    while let Some(key) = archive.next_key()? {
        smallest = smallest.min(key);
    }
    println!("{smallest}");
    Ok(())
}
