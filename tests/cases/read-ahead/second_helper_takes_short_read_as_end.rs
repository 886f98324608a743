//! A second helper reads blocks with read() and takes a short count for the end.
use std::fs::File;
use std::io::{self, Read};

fn number(file: &mut File) -> io::Result<u8> {
    let mut byte = [0; 1];
    file.read_exact(&mut byte)?; //~ review once per call
    Ok(byte[0])
}

fn body(file: &mut File) -> io::Result<usize> {
    let mut total = 0;
    let mut block = [0; 4096];
    loop {
        let n = file.read(&mut block)?; //~ silent
        total += n;
        if n < block.len() {
            return Ok(total);
        }
    }
}
fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut sum = 0u64;
    for _ in 0..3000 {
        sum += u64::from(number(&mut file)?);
    }
    println!("{sum} {}", body(&mut file)?);
    Ok(())
}
