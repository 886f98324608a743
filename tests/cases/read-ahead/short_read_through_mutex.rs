//! Blocks read under the mutex become short at buffer ends.
use std::fs::File;
use std::io::{self, Read};

use std::sync::Mutex;
fn byte(file: &Mutex<File>) -> io::Result<u8> {
    let mut byte = [0; 1];
    file.lock().unwrap().read_exact(&mut byte)?; //~ review once per call
    Ok(byte[0])
}
fn block(file: &Mutex<File>) -> io::Result<Vec<u8>> {
    let mut block = vec![0; 512];
    let n = file.lock().unwrap().read(&mut block)?; //~ review once per call
    block.truncate(n);
    Ok(block)
}
fn main() -> io::Result<()> {
    let file = Mutex::new(File::open("input.bin")?);
    let mut sum = 0u64;
    for _ in 0..3001 {
        sum += u64::from(byte(&file)?);
    }
    let mut sizes = Vec::new();
    for _ in 0..60 {
        sizes.push(block(&file)?.len());
    }
    println!("{sum} {sizes:?}");
    Ok(())
}
