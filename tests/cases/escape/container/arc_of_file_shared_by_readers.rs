//! `&File` reads and `&BufReader<File>` does not: an `Arc` around the file cannot take a buffer as it stands.
use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;

struct Tracks {
    disc: Arc<File>,
}

fn frame<R: Read>(mut reader: R) -> io::Result<u8> {
    let mut frame = [0; 4];
    reader.read_exact(&mut frame)?; //~ left once per call
    Ok(frame[0] ^ frame[3])
}

impl Tracks {
    fn next(&self) -> io::Result<u8> {
        frame(self.disc.as_ref()) //~ silent
    }
}

fn main() -> io::Result<()> {
    let disc = Arc::new(File::open("input.bin")?);
    let tracks = Tracks { disc };
    let mut sum = 0_u32;
    for _ in 0..5000 {
        sum += u32::from(tracks.next()?);
    }
    println!("{sum}");
    Ok(())
}
