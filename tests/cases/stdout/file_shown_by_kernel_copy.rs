//! `io::copy` from a file to stdout moves nothing through this process, whatever stands in front of stdout.
use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let stdout = io::stdout();
    let mut out = stdout.lock();
    io::copy(&mut file, &mut out)?; //~ silent
    Ok(())
}
