//! The second field is a clone of the handle, and reads on where the first one has stopped.
use std::fs::File;
use std::io::{self, Read};

struct Image {
    header: File,
    body: File,
}

impl Image {
    fn open(name: &str) -> io::Result<Image> {
        let header = File::open(name)?;
        let body = header.try_clone()?;
        Ok(Image { header, body })
    }

    fn tag(&mut self) -> io::Result<[u8; 2]> {
        let mut tag = [0; 2];
        self.header.read_exact(&mut tag)?; //~ left once per call
        Ok(tag)
    }

    fn pixels(&mut self) -> io::Result<Vec<u8>> {
        let mut pixels = Vec::new();
        self.body.read_to_end(&mut pixels)?;
        Ok(pixels)
    }
}

fn main() -> io::Result<()> {
    let mut image = Image::open("input.bin")?;
    let mut n_equal = 0;
    for _ in 0..1_000 {
        let [a, b] = image.tag()?;
        n_equal += u32::from(a == b);
    }
    println!("{n_equal} equal tags, {} pixels", image.pixels()?.len());
    Ok(())
}
