//! The `dyn` in `Result<File, Box<dyn Error>>` is the error's: the file keeps its own type.
use std::error::Error;
use std::fs::File;
use std::io::Read;

fn open_input(name: &str) -> Result<File, Box<dyn Error>> {
    if name.is_empty() {
        return Err("the name is empty".into());
    }
    Ok(File::open(name)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let input = open_input("input.txt")?;
    let mut n_lines = 0;
    for byte in input.bytes() { //~ safe once per byte
        n_lines += u32::from(byte? == b'\n');
    }
    println!("{n_lines} lines");
    Ok(())
}
