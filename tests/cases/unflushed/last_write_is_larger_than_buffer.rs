//! What is larger than the buffer goes past it, and its error is met at once.
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(table: &[u32], path: &str) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    file.write_all(&table.len().to_le_bytes())?; //~ silent
    let bytes = unsafe { std::slice::from_raw_parts(table.as_ptr().cast::<u8>(), size_of_val(table)) };
    file.write_all(bytes)?; //~ silent
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    save(&(0..30_000).collect::<Vec<u32>>(), &path)
}
