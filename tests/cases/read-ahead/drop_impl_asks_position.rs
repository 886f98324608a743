//! `Drop` asks the file where it stands; behind a buffer only the buffer's own position is the same.
use std::fs::File;
use std::io::{self, Read, Seek};

struct Tail {
    file: File,
}

impl Tail {
    fn byte(&mut self) -> io::Result<u8> {
        let mut byte = [0];
        self.file.read_exact(&mut byte)?; //~ safe once per call
        Ok(byte[0])
    }
}

impl Drop for Tail {
    fn drop(&mut self) {
        if let Ok(position) = self.file.stream_position() {
            println!("stopped at {position}");
        }
    }
}

fn main() -> io::Result<()> {
    let mut tail = Tail { file: File::open("input.txt")? };
    let mut spaces = 0;
    for _ in 0..3000 {
        spaces += u32::from(tail.byte()? == b' ');
    }
    println!("{spaces} spaces");
    Ok(())
}
