//! The write stands in the closure once, and runs as often as its name is called.
use std::env;
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(path)?;
    let mut put = |number: u32| file.write_all(&number.to_le_bytes()); //~ safe once per call
    put(0x7061_636b)?;
    put(1)?;
    put(640)?;
    put(480)?;
    put(32)?;
    put(0)?;
    put(0)?;
    put(640 * 480 * 4)?;
    put(u32::MAX)?;
    Ok(())
}
