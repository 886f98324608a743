//! The type has a default argument, which counts where the type is written alone, and not for what a constructor makes.
use std::fs::File;
use std::io::{self, Read};

struct Reader<'a, R: ?Sized = dyn Read + 'a> {
    name: &'a str,
    input: R,
}

impl<'a, R: Read> Reader<'a, R> {
    fn new(name: &'a str, input: R) -> Self {
        Reader { name, input }
    }
}

impl<R: Read + ?Sized> Reader<'_, R> {
    fn byte(&mut self) -> io::Result<u8> {
        let mut byte = [0];
        self.input.read_exact(&mut byte)?; //~ safe once per call
        Ok(byte[0])
    }
}

fn open(name: &str) -> io::Result<Reader<'_, File>> {
    let input = File::open(name)?;
    Ok(Reader::new(name, input))
}

fn main() -> io::Result<()> {
    let mut reader = open("input.bin")?;
    let mut sum = 0;
    for _ in 0..4096 {
        sum += u64::from(reader.byte()?); //~ silent
    }
    println!("{}: {sum}", reader.name);
    Ok(())
}
