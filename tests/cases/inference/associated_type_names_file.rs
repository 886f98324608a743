//! The associated type says what `open` gives: the loop of the caller reads a bare file through it.
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

trait Storage {
    type Resource: Read;

    fn open(&self, name: &str) -> io::Result<Self::Resource>;
}

struct Directory {
    root: PathBuf,
}

impl Storage for Directory {
    type Resource = File;

    fn open(&self, name: &str) -> io::Result<Self::Resource> {
        File::open(self.root.join(name))
    }
}

fn checksum(directory: &Directory, name: &str) -> io::Result<u32> {
    let mut sum = 0_u32;
    for byte in directory.open(name)?.bytes() { //~ safe once per byte
        sum = sum.rotate_left(3) ^ u32::from(byte?);
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    let directory = Directory { root: Path::new(".").to_path_buf() };
    println!("{:08x}", checksum(&directory, "input.txt")?);
    Ok(())
}
