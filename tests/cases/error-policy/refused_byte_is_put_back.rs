//! A pipe that is full refuses the byte, and the queue keeps it; a buffer would take all bytes, and refuse them at the flush.
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Write};

struct Console {
    waiting: VecDeque<u8>,
    out: Box<dyn Write>,
}

impl Console {
    fn drain(&mut self) -> io::Result<()> {
        while let Some(byte) = self.waiting.pop_front() {
            if self.out.write_all(&[byte]).is_err() { //~ left once per call
                self.waiting.push_front(byte);
                break;
            }
        }
        self.out.flush()
    }
}

fn main() -> io::Result<()> {
    let target = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut console = Console { waiting: (0..200).collect(), out: Box::new(File::create(target)?) };
    console.drain()?;
    println!("{}", console.waiting.len());
    Ok(())
}
