//! The small reads lie in a crate of the same workspace; the file is opened here.
use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut best = codec::Block::default();
    for _ in 0..2000 {
        let block = codec::read_block(&mut file)?;
        if block.sum > best.sum {
            best = block;
        }
    }
    println!("{} {}", best.id, best.sum);
    Ok(())
}
