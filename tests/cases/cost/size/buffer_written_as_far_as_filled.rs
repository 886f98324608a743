//! Each turn fills a buffer of a length that is known elsewhere and writes so much of it: that is a block.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let data = std::fs::read("input.bin")?;
    let mut buffer = zeroed(data.len() / 4 + 1);
    let mut file = File::create(path)?;
    let mut from = 0;
    while from < data.len() {
        let length = buffer.len().min(data.len() - from);
        let block = &mut buffer[..length];
        block.copy_from_slice(&data[from..from + length]);
        file.write_all(block)?; //~ quiet blocks
        from += length;
    }
    Ok(())
}

fn zeroed(length: usize) -> Box<[u8]> {
    vec![0; length].into()
}
