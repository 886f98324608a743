//! Whoever reads into an array of a thousand bytes wants a larger array, not a buffer in front of it.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let mut block = [0; 1024];
    let mut sum = 0u64;
    loop {
        let n = file.read(&mut block)?; //~ quiet blocks
        if n == 0 {
            break;
        }
        sum += block[..n].iter().map(|it| u64::from(*it)).sum::<u64>();
    }
    println!("{sum}");
    Ok(())
}
