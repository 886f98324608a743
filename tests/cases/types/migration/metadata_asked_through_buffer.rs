//! A `BufReader` has no metadata, the file inside it has.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut image = File::open("input.bin")?;
    let mut pixels = 0_u64;
    let len = image.metadata()?.len();
    let mut rgb = [0; 4];
    for _ in 0..len / 4 {
        image.read_exact(&mut rgb)?; //~ safe once per call
        pixels += u64::from(rgb[1]);
    }
    println!("{} of {} bytes, {pixels}", len / 4 * 4, image.metadata()?.len());
    Ok(())
}
