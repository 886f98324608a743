//! The file has no name that could be flushed, so it gets one.

use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let rows: Vec<u32> = (0..500).collect();
    serde_json::to_writer_pretty(&File::create("output")?, &rows)?; //~ safe once per token
    Ok(())
}
