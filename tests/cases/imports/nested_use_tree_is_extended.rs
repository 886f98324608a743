//! The project imports all of std in one tree: the new name belongs into its `io` branch.
use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, Read},
};

fn main() -> io::Result<()> {
    let mut frequencies = BTreeMap::new();
    for byte in File::open("input.txt")?.bytes() { //~ safe once per byte
        *frequencies.entry(byte?).or_insert(0_u32) += 1;
    }
    let len = fs::metadata("input.txt")?.len();
    println!("{} different bytes of {len}", frequencies.len());
    Ok(())
}
