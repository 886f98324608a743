//! The buffer has a drop of its own, and its borrow would last as long as its name.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(path)?;
    serde_json::to_writer(BufWriter::new(&mut file), &(0..300).collect::<Vec<u32>>())?; //~ safe unflushed_buffer
    let _ = file.sync_all();
    Ok(())
}
