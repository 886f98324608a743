//! `R: Read + AsRawFd` is a bound that no buffer meets.
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::AsRawFd;

struct Tape<R> {
    device: R,
}

impl<R: Read + AsRawFd> Tape<R> {
    fn mark(&mut self) -> io::Result<u16> {
        let mut mark = [0; 2];
        self.device.read_exact(&mut mark)?; //~ left once per call
        Ok(u16::from_le_bytes(mark))
    }

    fn is_open(&self) -> bool {
        self.device.as_raw_fd() >= 0
    }
}

fn main() -> io::Result<()> {
    let mut tape = Tape { device: File::open("input.bin")? };
    let mut n_marks = 0;
    while tape.is_open() && n_marks < 4_000 {
        n_marks += 1 + u32::from(tape.mark()? == 0); //~ silent
    }
    println!("{n_marks} marks");
    Ok(())
}
