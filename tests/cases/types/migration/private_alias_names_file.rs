//! `type Input = File` is private: the alias changes once and every place that uses it follows.
use std::fs::File;
use std::io::{self, Read};

type Input = File;

struct Cursor {
    input: Input,
    row: u32,
}

fn open(path: &str) -> io::Result<Input> {
    File::open(path)
}

fn step(cursor: &mut Cursor) -> io::Result<Option<u8>> {
    let mut byte = [0];
    if cursor.input.read(&mut byte)? == 0 { //~ safe once per call
        return Ok(None);
    }
    if byte[0] == b'\n' {
        cursor.row += 1;
    }
    Ok(Some(byte[0]))
}

fn main() -> io::Result<()> {
    let mut cursor = Cursor { input: open("input.txt")?, row: 1 };
    let mut vowels = 0;
    while let Some(byte) = step(&mut cursor)? {
        if matches!(byte, b'a' | b'e' | b'i' | b'o' | b'u') {
            vowels += 1;
        }
    }
    println!("{vowels} vowels in {} rows", cursor.row);
    Ok(())
}
