//! `read` of the enum forwards in a `match`: plain files are bare, gzipped ones buffer inside.
use std::fs::File;
use std::io::{self, Read};

use flate2::read::GzDecoder;

enum Input {
    Plain(File),
    Gzip(GzDecoder<File>),
}

impl Input {
    fn open(path: &str) -> io::Result<Self> {
        let file = File::open(path)?;
        Ok(if path.ends_with(".gz") { Input::Gzip(GzDecoder::new(file)) } else { Input::Plain(file) })
    }
}

impl Read for Input {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        match self {
            Input::Plain(file) => file.read(buf), //~ quiet blocks
            Input::Gzip(decoder) => decoder.read(buf),
        }
    }
}

fn main() -> io::Result<()> {
    let mut totals = Vec::new();
    for path in ["input.txt", "input.gz"] {
        let mut lines = 0;
        for byte in Input::open(path)?.bytes() { //~ safe once per byte
            lines += u32::from(byte? == b'\n');
        }
        totals.push(lines);
    }
    println!("{totals:?}");
    Ok(())
}
