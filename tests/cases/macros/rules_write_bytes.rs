//! The macro writes four bytes to what it is given, so that each call of it is one of the system.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

macro_rules! put {
    ($to:expr, $value:expr) => {
        $to.write_all(&$value.to_le_bytes())?
    };
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    let mut out = File::create(path)?;
    for sample in 0..500u32 {
        put!(out, sample); //~ review once per call
    }
    Ok(())
}
