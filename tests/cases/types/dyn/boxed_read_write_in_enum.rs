//! What is boxed has to read and write: a `BufReader` does not write.
use std::fs::OpenOptions;
use std::io::{self, Read, Write};
use std::path::Path;

trait Both: Read + Write {}

impl<T: Read + Write> Both for T {}

enum Handle {
    Virtual(Box<dyn Both>),
}

impl Read for Handle {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Handle::Virtual(file) => file.read(buffer), //~ quiet blocks
        }
    }
}

fn open(path: &Path) -> io::Result<Handle> {
    OpenOptions::new().read(true).open(path).map(|it| Handle::Virtual(Box::new(it) as Box<dyn Both>))
}

fn load() -> serde_json::Value {
    serde_json::from_reader(open(Path::new("input.json")).unwrap()).unwrap() //~ left once per byte
}

fn main() {
    println!("{}", load().to_string().len());
}
