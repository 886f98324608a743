//! The file is the payload of one variant; that payload's type changes and the other stays.
use std::fs::File;
use std::io::{self, Read};

enum Entropy {
    File(File),
    Counter(u32),
}

impl Entropy {
    fn draw(&mut self) -> io::Result<u32> {
        match self {
            Entropy::File(file) => {
                let mut bytes = [0; 4];
                file.read_exact(&mut bytes)?; //~ safe once per call
                Ok(u32::from_le_bytes(bytes))
            }
            Entropy::Counter(state) => {
                *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                Ok(*state)
            }
        }
    }
}

fn main() -> io::Result<()> {
    let sources = [Entropy::File(File::open("input.bin")?), Entropy::Counter(1)];
    for mut source in sources {
        let mut mixed = 0_u32;
        for _ in 0..10_000 {
            mixed = mixed.rotate_left(1) ^ source.draw()?;
        }
        println!("{mixed:08x}"); //~ quiet few-calls
    }
    Ok(())
}
