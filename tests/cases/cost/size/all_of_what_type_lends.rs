//! Nothing says how much a type of the program lends at once: it may have gathered a block.
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::Deref;

struct Halves {
    front: Vec<u8>,
    rest: Vec<u8>,
}

impl Deref for Halves {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.front
    }
}

impl Halves {
    fn swap(&mut self) -> bool {
        self.front.clear();
        std::mem::swap(&mut self.front, &mut self.rest);
        !self.front.is_empty()
    }
}

fn halves() -> io::Result<Halves> {
    let mut front = fs::read("input.bin")?;
    let rest = front.split_off(front.len() / 2);
    Ok(Halves { front, rest })
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut halves = halves()?;
    let mut file = File::create(path)?;
    loop {
        file.write_all(&halves[..])?; //~ quiet blocks
        if !halves.swap() {
            return Ok(());
        }
    }
}
