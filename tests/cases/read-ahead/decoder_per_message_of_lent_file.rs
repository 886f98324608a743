//! A decoder for each message borrows the file of the session: what its buffer reads ahead is the next message.
use std::fs::File;
use std::io::{self, Read};

struct Decoder<R> {
    input: R,
}

impl<R: Read> Decoder<R> {
    fn new(input: R) -> Self {
        Decoder { input }
    }

    fn message(mut self) -> io::Result<u64> {
        let mut value = 0;
        for _ in 0..6 {
            let mut byte = [0];
            self.input.read_exact(&mut byte)?; //~ safe once per call
            value = value << 8 | u64::from(byte[0]);
        }
        Ok(value)
    }
}

struct Session {
    transport: Option<File>,
}

impl Session {
    fn receive(&mut self) -> io::Result<Option<u64>> {
        self.transport.as_mut().map(|transport| Decoder::new(transport).message()).transpose() //~ silent
    }
}

fn main() -> io::Result<()> {
    let mut session = Session { transport: Some(File::open("input.bin")?) };
    let mut mixed = 0;
    for _ in 0..2000 {
        mixed ^= session.receive()?.unwrap_or_default();
    }
    println!("{mixed:012x}");
    Ok(())
}
