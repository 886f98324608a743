//! How long the array is that is read into is said by the callers: by a number, by the type that they want, or by their own
//! const parameter.
use std::fs::File;
use std::io::{self, Read};

struct Fields {
    from: File,
}

impl Fields {
    fn fixed<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.from.read_exact(&mut bytes)?; //~ safe once per call
        Ok(bytes)
    }

    fn pair<const EACH: usize>(&mut self) -> io::Result<([u8; EACH], [u8; EACH])> {
        Ok((self.fixed()?, self.fixed()?))
    }

    fn long(&mut self) -> io::Result<u32> {
        Ok(u32::from_be_bytes(self.fixed()?))
    }
}

const LARGE: usize = 1 << 14;

struct Blocks {
    from: File,
}

impl Blocks {
    fn fixed<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.from.read_exact(&mut bytes)?; //~ quiet blocks
        Ok(bytes)
    }
}

fn main() -> io::Result<()> {
    let mut fields = Fields { from: File::open("input.bin")? };
    let mut sum = 0u32;
    for _ in 0..fields.long()?.min(1000) {
        let (a, b) = fields.pair::<4>()?;
        sum = sum.wrapping_add(u32::from_be_bytes(a)).wrapping_add(u32::from_be_bytes(b));
        sum = sum.wrapping_add(u32::from(fields.fixed::<1>()?[0]));
    }
    let mut blocks = Blocks { from: File::open("input.bin")? };
    for _ in 0..4 {
        sum = sum.wrapping_add(u32::from(blocks.fixed::<LARGE>()?[0]));
    }
    println!("{sum}");
    Ok(())
}
