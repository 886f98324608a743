//! The package knows byteorder and serde_json by other names.

use std::error::Error;
use std::fs::File;

use endian::{BigEndian, ReadBytesExt};

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    let mut trace = File::open("input.bin")?;
    let mut samples = Vec::new();
    for _ in 0..4000 {
        samples.push(trace.read_u16::<BigEndian>()?); //~ safe once per call
    }
    json::to_writer(File::create(path)?, &samples)?; //~ safe once per token
    Ok(())
}
