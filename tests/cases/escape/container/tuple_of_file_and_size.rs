//! The helper gives the file together with what it knows of it; the caller takes the tuple apart.
use std::fs::File;
use std::io::{self, Read};

type Sized = (File, u64);

fn open_sized(name: &str) -> io::Result<Sized> {
    let file = File::open(name)?;
    let size = file.metadata()?.len();
    Ok((file, size))
}

fn main() -> io::Result<()> {
    let (mut file, size) = open_sized("input.bin")?;
    let mut cell = [0; 4];
    let mut largest = 0;
    for _ in 0..size / 4 {
        file.read_exact(&mut cell)?; //~ safe once per call
        largest = largest.max(u32::from_be_bytes(cell));
    }
    println!("{largest:08x} is the largest of {} cells", size / 4);
    Ok(())
}
