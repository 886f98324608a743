//! It may flush the buffer, or drop it.
use std::fs::File;
use std::io::{self, BufWriter, Write};

macro_rules! close {
    ($out:ident) => {
        $out.flush()?;
        drop($out);
    };
}

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(File::create("output")?);
    writeln!(out, "rows")?; //~ silent
    close!(out);
    Ok(())
}
