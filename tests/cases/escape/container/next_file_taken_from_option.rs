//! What the name is given next was opened long before, and others may have read from it.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut spare = Some(File::open("input.txt")?);
    let mut file = File::open("input.bin")?;
    let mut sum = 0_u64;
    for _ in 0..400 {
        let mut pair = [0; 2];
        if file.read_exact(&mut pair).is_err() { //~ left once per call
            match spare.take() {
                Some(mut next) => {
                    next.read_exact(&mut pair)?; //~ left once per call
                    file = next;
                }
                None => break,
            }
        }
        sum += u64::from(u16::from_le_bytes(pair));
    }
    println!("{sum}");
    Ok(())
}
