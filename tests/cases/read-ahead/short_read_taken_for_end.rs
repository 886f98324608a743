//! Where its buffer runs out a `BufReader` gives fewer bytes than asked, in the middle of the file.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut picture = File::open("input.bin")?;
    let mut pixel = [0; 3];
    let mut red = 0_u64;
    loop {
        let n = picture.read(&mut pixel)?; //~ review once per call
        if n < pixel.len() {
            break;
        }
        red += u64::from(pixel[0]);
    }
    println!("{red}");
    Ok(())
}
