//! `track` borrows the field for one call: a buffer made around it is dropped with the bytes it read ahead.
use std::fs::File;
use std::io::{self, Read};

struct Player {
    track: Option<File>,
}

fn varint<R: Read>(mut reader: R) -> io::Result<u32> {
    let mut value = 0_u32;
    for shift in 0..4 {
        let mut byte = [0];
        reader.read_exact(&mut byte)?; //~ safe once per call
        value |= u32::from(byte[0] & 0x7f) << (7 * shift);
        if byte[0] < 0x80 {
            break;
        }
    }
    Ok(value)
}

impl Player {
    fn load(path: &str) -> io::Result<Player> {
        Ok(Player { track: Some(File::open(path)?) })
    }

    fn tick(&mut self) -> io::Result<u32> {
        if let Some(track) = self.track.as_mut() {
            return varint(track); //~ silent
        }
        Ok(0)
    }
}

fn main() -> io::Result<()> {
    let mut player = Player::load("input.bin")?;
    let mut sum = 0_u64;
    for _ in 0..5000 {
        sum += u64::from(player.tick()?);
    }
    println!("{sum}");
    Ok(())
}
