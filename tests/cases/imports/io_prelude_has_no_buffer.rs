//! `std::io::prelude::*` brings the traits only.
use std::fs::File;
use std::io::prelude::*;

fn main() {
    let mut bell = 0;
    let file = File::open("input.bin").unwrap();
    for byte in file.bytes().map(|byte| byte.unwrap()) { //~ safe once per byte
        bell += u32::from(byte == 7);
    }
    println!("{bell}");
}
