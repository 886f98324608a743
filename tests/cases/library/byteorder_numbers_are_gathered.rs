//! Every number is a system call of two to eight bytes.

use std::fs::File;
use std::io;

use byteorder::{LittleEndian, WriteBytesExt};

fn main() -> io::Result<()> {
    let samples: Vec<i16> = (0..2_000).map(|n| (n * 31 % 4_001 - 2_000) as i16).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut pcm = File::create(path)?;
    for sample in &samples {
        pcm.write_i16::<LittleEndian>(*sample)?; //~ safe once per call
    }
    Ok(())
}
