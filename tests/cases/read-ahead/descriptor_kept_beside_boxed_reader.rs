//! The descriptor is kept beside the box, to set and restore a terminal by: what the buffer reads ahead is lost to whoever reads
//! that terminal next.
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::{AsRawFd, RawFd};

struct Input {
    reader: Box<dyn Read>,
    descriptor: RawFd,
}

fn line(input: &mut Input) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    let mut byte = [0];
    while input.reader.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ review once per call
        line.push(byte[0]);
    }
    Ok(line)
}

fn main() -> io::Result<()> {
    let file = File::open("input.txt")?;
    let descriptor = file.as_raw_fd();
    let mut input = Input { reader: Box::new(file), descriptor };
    let line = line(&mut input)?;
    println!("{} {}", line.len(), input.descriptor > 2);
    Ok(())
}
