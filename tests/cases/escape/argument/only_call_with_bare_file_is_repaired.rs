//! The same generic function is fine with a buffer and terrible without: the caller decides.
use std::fs::File;
use std::io::{self, BufReader, Read};

fn count_lines<R: Read>(reader: R) -> io::Result<usize> {
    let mut lines = 0;
    for byte in reader.bytes() { //~ safe once per byte
        lines += usize::from(byte? == b'\n');
    }
    Ok(lines)
}

fn main() -> io::Result<()> {
    let bare = count_lines(File::open("input.txt")?)?; //~ silent
    let buffered = count_lines(BufReader::new(File::open("input.txt")?))?;
    println!("{bare} {buffered}");
    Ok(())
}
