//! Standard input is buffered already, the file is not: only its arm changes, and the type stays.
use std::env;
use std::fs::File;
use std::io::{self, Read};

fn open_input() -> io::Result<Box<dyn Read>> {
    if env::var_os("READ_STANDARD_INPUT").is_some() {
        Ok(Box::new(io::stdin()))
    } else {
        Ok(Box::new(File::open("input.txt")?))
    }
}

fn main() -> io::Result<()> {
    let mut sum = 0_u32;
    for byte in open_input()?.bytes() { //~ safe once per byte
        sum = sum.rotate_left(5) ^ u32::from(byte?);
    }
    println!("{sum:08x}");
    Ok(())
}
