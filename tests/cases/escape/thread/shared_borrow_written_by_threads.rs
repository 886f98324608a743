//! `&File` writes from everywhere at once; a buffer needs a lock, and the order of the lines moves.

use std::fs::File;
use std::io::{self, Write};
use std::thread;

fn write_shard(mut file: &File, shard: u32) -> io::Result<()> {
    for row in 0..50 {
        writeln!(file, "{} {}", shard, row)?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let file = File::create(path)?;
    for batch in 0..2 {
        thread::scope(|scope| scope.spawn(|| write_shard(&file, batch)).join().expect("a shard panicked"))?;
    }
    Ok(())
}
