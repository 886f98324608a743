//! `R: BufRead` cannot be a bare file.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

fn field<R: BufRead>(reader: &mut R) -> io::Result<Vec<u8>> {
    let mut field = Vec::new();
    for byte in reader.by_ref().bytes() { //~ silent
        match byte? {
            b' ' | b'\n' => break,
            byte => field.push(byte),
        }
    }
    Ok(field)
}

fn main() -> io::Result<()> {
    let mut reader: Box<dyn BufRead> = Box::new(BufReader::new(File::open("input.txt")?));
    let mut bytes = 0;
    for _ in 0..100 {
        bytes += field(&mut reader)?.len(); //~ silent
    }
    println!("{bytes}");
    Ok(())
}
