//! flate2's readers fetch 32 KiB at a time, whatever is asked of them.
use std::fs::File;
use std::io::{self, Read};

use flate2::read::GzDecoder;

fn main() -> io::Result<()> {
    let decoder = GzDecoder::new(File::open("input.gz")?);
    let mut lines = 0;
    for byte in decoder.bytes() { //~ silent
        lines += u32::from(byte? == b'\n');
    }
    println!("{lines} lines"); //~ silent
    Ok(())
}
