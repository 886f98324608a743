//! A merge takes one record of each file and comes back for the next: a buffer for each turn skips 8 KiB of records.
use std::fs::File;
use std::io::{self, Read};

fn record<R: Read>(mut run: R) -> io::Result<u32> {
    let mut key = [0; 2];
    let mut value = [0; 2];
    run.read_exact(&mut key)?; //~ left once per call
    run.read_exact(&mut value)?; //~ left once per call
    Ok(u32::from(u16::from_be_bytes(key)) << 16 | u32::from(u16::from_be_bytes(value)))
}

fn main() -> io::Result<()> {
    let mut runs = vec![File::open("input.bin")?, File::open("input.txt")?];
    let mut sum = 0_u64;
    for _ in 0..2000 {
        for run in &mut runs {
            sum += u64::from(record(run)?); //~ silent
        }
    }
    println!("{sum}");
    Ok(())
}
