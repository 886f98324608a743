//! To seek, a buffer writes out what it holds, and tells whether that worked.
use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(File::create("output")?);
    writeln!(out, "rows")?; //~ silent
    out.seek(SeekFrom::Start(0))?;
    Ok(())
}
