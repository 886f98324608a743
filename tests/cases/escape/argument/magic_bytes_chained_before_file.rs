//! `chain` puts the four bytes back that were looked at, and passes each read of one byte on to the file.
use std::fs::File;
use std::io::{self, Cursor, Read};

fn fields(mut reader: impl Read) -> io::Result<Vec<u64>> {
    let mut sums = vec![0];
    let mut byte = [0];
    while reader.read(&mut byte)? == 1 { //~ safe once per call
        if byte[0] == b'\n' {
            sums.push(0);
        } else if let Some(sum) = sums.last_mut() {
            *sum += u64::from(byte[0]);
        }
    }
    Ok(sums)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let mut magic = [0; 4];
    file.read_exact(&mut magic)?; //~ safe once per call
    if &magic == b"\x1f\x8b\x08\x00" {
        return Err(io::Error::other("this is compressed"));
    }
    let sums = fields(Cursor::new(magic).chain(file))?; //~ silent
    println!("{:?}", sums.iter().max());
    Ok(())
}
