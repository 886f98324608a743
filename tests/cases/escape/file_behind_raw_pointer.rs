//! A raw pointer leads to the reader, and whoever has made it may have another one.
//! runs: same

use std::fs::File;
use std::io::{self, Read};

struct Tape {
    file: File,
    turns: u64,
}

fn next(tape: *mut Tape) -> io::Result<u8> {
    let tape = unsafe { &mut *tape };
    let mut byte = [0];
    tape.file.read_exact(&mut byte)?; //~ review once per call
    tape.turns += 1;
    Ok(byte[0])
}

fn main() -> io::Result<()> {
    let mut tape = Tape { file: File::open("input.bin")?, turns: 0 };
    let mut sum = 0;
    for _ in 0..4000 {
        sum += u64::from(next(&mut tape)?);
    }
    println!("{sum} {}", tape.turns);
    Ok(())
}
