//! The helper writes one record through a re-exported name; the loop and the file are in another module.
mod format;
mod store;

use std::{fs, io};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    println!("{} records", store::save("store.bin", &text)?);
    Ok(())
}
