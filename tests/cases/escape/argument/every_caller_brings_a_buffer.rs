//! The function reads in small pieces, but nobody hands it anything unbuffered.
use std::fs::File;
use std::io::{self, BufReader, Cursor, Read};

fn read_pairs(mut reader: impl Read) -> io::Result<u32> {
    let mut pair = [0; 2];
    let mut equal = 0;
    while reader.read(&mut pair)? == 2 { //~ silent
        equal += u32::from(pair[0] == pair[1]);
    }
    Ok(equal)
}

fn main() -> io::Result<()> {
    let mut file = BufReader::new(File::open("input.bin")?);
    println!("{}", read_pairs(&mut file)?); //~ silent
    println!("{}", read_pairs(Cursor::new([1, 1, 2, 3]))?); //~ silent
    Ok(())
}
