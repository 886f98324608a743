//! The loop calls a method of `dyn Entropy`; the small read is in one of its two implementations.
use std::fs::File;
use std::io::{self, Read};

trait Entropy {
    fn next_u32(&mut self) -> io::Result<u32>;
}

struct Device {
    file: File,
}

impl Entropy for Device {
    fn next_u32(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.file.read_exact(&mut bytes)?; //~ safe once per call
        Ok(u32::from_ne_bytes(bytes))
    }
}

struct Counter(u32);

impl Entropy for Counter {
    fn next_u32(&mut self) -> io::Result<u32> {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(1);
        Ok(self.0)
    }
}

struct Dice {
    entropy: Box<dyn Entropy>,
}

impl Dice {
    fn roll(&mut self, n: usize) -> io::Result<u32> {
        let mut total = 0;
        for _ in 0..n {
            total += self.entropy.next_u32()? % 6 + 1;
        }
        Ok(total)
    }
}

fn main() -> io::Result<()> {
    let device = Device { file: File::open("input.bin")? };
    println!("{}", Dice { entropy: Box::new(device) }.roll(5_000)?);
    println!("{}", Dice { entropy: Box::new(Counter(7)) }.roll(5_000)?);
    Ok(())
}
