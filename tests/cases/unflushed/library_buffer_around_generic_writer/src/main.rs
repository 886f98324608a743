//! A compressor that a user hands in starts a new block at each flush, which the buffer's own drop does not ask for.
//! calls: no more
use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    rows::save(&(0..300).collect::<Vec<u32>>(), File::create(path)?)
}
