//! What is written again and again is a block already; the function that writes it does not say so.

use std::io::{self, Write};

fn repeat(bytes: &[u8], times: usize) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    for _ in 0..times {
        stdout.write_all(bytes)?; //~ quiet blocks
    }
    Ok(())
}

fn filled(line: &[u8]) -> Vec<u8> {
    let mut block = Vec::with_capacity(16 * 1024);
    while block.len() + line.len() <= block.capacity() {
        block.extend_from_slice(line);
    }
    block
}

fn main() -> io::Result<()> {
    let block = filled(b"yes\n");
    repeat(&block, 3)
}
