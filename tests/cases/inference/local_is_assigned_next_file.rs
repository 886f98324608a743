//! `let mut file` is bound once and given another file when its tape ends.
use std::fs::File;
use std::io::{self, ErrorKind, Read};

fn main() -> io::Result<()> {
    let mut tapes = ["input.bin", "input.txt"].into_iter();
    let Some(first) = tapes.next() else {
        return Ok(());
    };
    let mut tape = File::open(first)?;
    let mut frame = [0; 10];
    let mut parity = 0;
    loop {
        match tape.read_exact(&mut frame) { //~ safe once per call
            Ok(()) => parity ^= frame.iter().fold(0, |parity, byte| parity ^ byte),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => match tapes.next() {
                Some(next) => tape = File::open(next)?,
                None => break,
            },
            Err(error) => return Err(error),
        }
    }
    println!("{parity:02x}");
    Ok(())
}
