//! `&block[..n]` is as large as the block that was read into it, whatever `n` is called.
use std::fs::File;
use std::io::{self, Read, Write};

const BLOCK: usize = 64 * 1024;

fn with_array(input: &mut impl Read, path: &str) -> io::Result<usize> {
    let mut file = File::create(path)?;
    let mut n_bytes = 0;
    loop {
        let mut block = [0; 8192];
        let n = input.read(&mut block)?; //~ quiet blocks
        if n == 0 {
            break;
        }
        n_bytes += file.write(&block[..n])?; //~ quiet blocks
    }
    Ok(n_bytes)
}

fn with_vec(input: &mut impl Read, path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    let mut block = vec![0; BLOCK];
    while let Ok(n) = input.read(&mut block) { //~ quiet blocks
        if n == 0 {
            break;
        }
        file.write_all(&block[..n])?; //~ quiet blocks
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    println!("{}", with_array(&mut File::open("input.bin")?, "copy")?); //~ silent
    with_vec(&mut File::open("copy")?, &path) //~ silent
}
