//! What is given away is dropped by whoever has it then; lent, it can be flushed here.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter};

fn save(path: &str, rows: &[u32], pretty: bool) -> io::Result<()> {
    let out = BufWriter::new(File::create(path)?);
    match pretty {
        true => serde_json::to_writer_pretty(out, rows)?,
        false => serde_json::to_writer(out, rows)?, //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>(), false)
}
