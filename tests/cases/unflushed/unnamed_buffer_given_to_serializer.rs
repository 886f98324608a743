//! The buffer is gone before anybody could flush it; it gets a name first.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter};

fn save(path: &str, rows: &[u32]) -> io::Result<()> {
    serde_json::to_writer(BufWriter::new(File::create(path)?), rows)?; //~ safe unflushed_buffer
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>())
}
