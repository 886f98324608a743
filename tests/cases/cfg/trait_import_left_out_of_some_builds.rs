//! Where the import of `Write` is not there, `flush` is no method of the buffer.
//! edition: 2021
#![allow(unexpected_cfgs)]

use std::fs::File;
#[cfg(feature = "record")]
use std::io::{BufWriter, Write};

#[cfg(feature = "record")]
pub fn record(path: &str) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    file.write_all(b"recorded")?;
    file.flush()
}

fn save(path: &str, sizes: &[u32]) -> std::io::Result<()> {
    serde_json::to_writer(File::create(path)?, sizes)?; //~ safe once per token
    Ok(())
}

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>())
}
