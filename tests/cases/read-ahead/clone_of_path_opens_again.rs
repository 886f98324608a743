//! `clone` copies the path and not the handle; the second one that is opened by it has a position of its own.
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

struct Source {
    path: PathBuf,
}

impl Source {
    fn length(&self) -> io::Result<usize> {
        let mut text = String::new();
        File::open(&self.path)?.read_to_string(&mut text)
    }
}

fn main() -> io::Result<()> {
    let path = PathBuf::from("input.txt");
    let source = Source { path: path.clone() };
    let mut file = File::open(&path)?;
    let (mut header, mut byte) = (0, [0_u8]);
    while file.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ safe once per call
        header += 1;
    }
    println!("{header} of {} bytes", source.length()?);
    Ok(())
}
