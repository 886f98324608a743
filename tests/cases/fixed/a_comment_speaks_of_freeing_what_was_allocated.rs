//! Only what must not allocate is spoken against.
use std::fs::File;
use std::io::{self, Write};

fn save(path: &str, rows: &[u32]) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows {
        // The generated code has to free allocated buffers.
        writeln!(out, "free(buffer_{row});")?; //~ once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>())
}
