//! The lock is on the file itself; only the one call needs a buffer, and its flush comes before the lock is let go.

use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let rows: Vec<u32> = (0..500).collect();
    let file = File::create("output")?;
    file.lock()?;
    serde_json::to_writer_pretty(&file, &rows)?; //~ safe once per token
    file.unlock()?;
    println!("{} rows", rows.len());
    Ok(())
}
