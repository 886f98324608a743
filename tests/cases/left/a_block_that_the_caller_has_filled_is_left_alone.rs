//! What is written again and again is a block already; the function that writes it does not say so.

use std::io::{self, Write};

fn repeat(bytes: &[u8], times: usize) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    for _ in 0..times {
        stdout.write_all(bytes)?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let block = vec![b'y'; 16 * 1024];
    repeat(&block, 3)
}
