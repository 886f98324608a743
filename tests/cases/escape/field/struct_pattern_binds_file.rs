//! A private struct carries the file to where it is taken apart and read.
use std::fs::File;
use std::io::{self, Read};

struct Upload {
    name: String,
    file: File,
}

fn open_upload(name: &str) -> io::Result<Upload> {
    Ok(Upload { name: name.to_string(), file: File::open(name)? })
}

fn main() -> io::Result<()> {
    let Upload { name, file } = open_upload("input.txt")?;
    let mut hash = 5381_u32;
    for byte in file.bytes() { //~ safe once per byte
        hash = hash.wrapping_mul(33) ^ u32::from(byte?);
    }
    println!("{name} {hash:08x}");
    Ok(())
}
