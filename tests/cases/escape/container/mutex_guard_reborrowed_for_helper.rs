//! `let file = &mut *guard` lends what the mutex keeps: the next caller of the lock reads on where this one ended.
use std::fs::File;
use std::io::{self, Read};
use std::sync::Mutex;

struct Entropy {
    pool: Mutex<File>,
}

fn draw<R: Read>(mut pool: R) -> io::Result<u32> {
    let mut bytes = [0; 4];
    pool.read_exact(&mut bytes)?; //~ left once per call
    Ok(u32::from_ne_bytes(bytes))
}

impl Entropy {
    fn next(&self) -> io::Result<u32> {
        let mut guard = self.pool.lock().expect("no drawer panics");
        let pool = &mut *guard;
        draw(pool) //~ silent
    }
}

fn main() -> io::Result<()> {
    let entropy = Entropy { pool: Mutex::new(File::open("input.bin")?) };
    let mut mixed = 0_u32;
    for _ in 0..5000 {
        mixed = mixed.rotate_left(5) ^ entropy.next()?;
    }
    println!("{mixed:08x}");
    Ok(())
}
