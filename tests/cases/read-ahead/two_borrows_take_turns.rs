//! Both borrow the same file and see each other's progress; with a buffer each, neither would.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let file = File::open("input.bin")?;
    let (mut keys, mut values) = (&file, &file);
    let mut sum = 0_u32;
    for _ in 0..100 {
        let (mut key, mut value) = ([0; 1], [0; 2]);
        keys.read_exact(&mut key)?; //~ left once per call
        values.read_exact(&mut value)?; //~ left once per call
        sum += u32::from(key[0]) * u32::from(u16::from_be_bytes(value));
    }
    println!("{sum}");
    Ok(())
}
