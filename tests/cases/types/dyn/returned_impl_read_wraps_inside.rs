//! `impl Read` promises no type, so no caller has to change.
use std::fs::File;
use std::io::{self, Read};

fn open_table(path: &str) -> io::Result<impl Read> {
    let file = File::open(path)?;
    Ok(file)
}

fn main() -> io::Result<()> {
    let mut table = open_table("input.bin")?;
    let mut cell = [0; 8];
    let mut maximum = 0;
    while table.read_exact(&mut cell).is_ok() { //~ safe once per call
        maximum = maximum.max(u64::from_be_bytes(cell));
    }
    println!("{maximum:016x}");
    Ok(())
}
