//! The caller sees an `Input`; which of its variants is a bare file only the `impl Read` tells.
use std::fs::File;
use std::io::{self, Cursor, Read};

enum Input {
    File(File),
    Memory(Cursor<Vec<u8>>),
}

impl Input {
    fn open(name: &str) -> io::Result<Self> {
        if let Some(text) = name.strip_prefix("text:") {
            return Ok(Input::Memory(Cursor::new(text.as_bytes().to_vec())));
        }
        Ok(Input::File(File::open(name)?))
    }
}

impl Read for Input {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::File(file) => file.read(buf), //~ quiet blocks
            Self::Memory(cursor) => cursor.read(buf),
        }
    }
}

fn read_varint(input: &mut impl Read) -> io::Result<u64> {
    let mut value = 0;
    loop {
        let mut byte = [0];
        input.read_exact(&mut byte)?; //~ safe once per call
        value = value << 7 | u64::from(byte[0] & 0x7f);
        if byte[0] & 0x80 == 0 {
            return Ok(value);
        }
    }
}

fn main() -> io::Result<()> {
    for name in ["input.txt", "text:harbour"] {
        let mut input = Input::open(name)?;
        let mut sum = 0_u64;
        while let Ok(value) = read_varint(&mut input) { //~ silent
            sum = sum.wrapping_add(value);
        }
        println!("{sum}"); //~ quiet few-calls
    }
    Ok(())
}
