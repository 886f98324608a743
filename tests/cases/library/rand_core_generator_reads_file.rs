//! Whoever draws a number asks the generator for 4 or 8 bytes, wherever those come from.
use std::fs::File;
use std::io::{self, Read};

use rand_core::RngCore;

struct FromFile<R> {
    reader: R,
    error: Option<io::Error>,
}

impl<R: Read> FromFile<R> {
    fn new(reader: R) -> Self {
        Self { reader, error: None }
    }

    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        self.reader.read_exact(bytes) //~ safe once per call
    }
}

impl<R: Read> RngCore for FromFile<R> {
    fn next_u32(&mut self) -> u32 {
        rand_core::impls::next_u32_via_fill(self)
    }

    fn next_u64(&mut self) -> u64 {
        rand_core::impls::next_u64_via_fill(self)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        if let Err(error) = self.fill(bytes) {
            self.error = Some(error);
        }
    }
}

enum Source {
    File(FromFile<File>),
    Steps(u32),
}

impl Source {
    fn draw(&mut self, below: u32) -> u32 {
        match self {
            Source::File(numbers) => numbers.next_u32() % below,
            Source::Steps(last) => {
                *last += 7;
                *last % below
            }
        }
    }
}

fn shuffled(mut source: Source) -> Vec<u32> {
    let mut cards: Vec<u32> = (0..1000).collect();
    for last in (1..1000_u32).rev() {
        let other = source.draw(last + 1);
        cards.swap(last as usize, other as usize);
    }
    cards
}

fn main() -> io::Result<()> {
    let file = File::open("input.bin")?;
    let sources = [Source::File(FromFile::new(file)), Source::Steps(1)];
    for source in sources {
        let cards = shuffled(source);
        println!("{:?}", &cards[..8]); //~ quiet few-calls
    }
    Ok(())
}
