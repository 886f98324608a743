//! byteorder reads exactly the bytes of one number each time.
use std::fs::File;
use std::io;

use byteorder::{BigEndian, LittleEndian, ReadBytesExt};

fn main() -> io::Result<()> {
    let mut samples = File::open("input.bin")?;
    let count = samples.read_u32::<BigEndian>()?; //~ safe once per call
    let mut sum = 0_i64;
    for _ in 0..count * 4 {
        sum += i64::from(samples.read_i32::<LittleEndian>()?); //~ safe once per call
    }
    println!("{count} records, sum {sum}");
    Ok(())
}
