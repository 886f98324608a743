//! `io::copy` between files moves nothing through this process.
use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let mut source = File::open("input.bin")?;
    let mut target = File::create("output")?;
    let n = io::copy(&mut source, &mut target)?; //~ quiet blocks
    println!("{n} bytes"); //~ silent
    Ok(())
}
