//! `use std::io::*` has `BufReader` in it, so a second import would only be noise.
use std::fs::*;
use std::io::*;

fn main() -> Result<()> {
    let mut file = File::open("input.bin")?;
    let mut pair = [0; 2];
    let mut ascending = 0;
    while file.read_exact(&mut pair).is_ok() { //~ safe once per call
        ascending += u32::from(pair[0] < pair[1]);
    }
    println!("{ascending}");
    Ok(())
}
