//! Neither of the helpers knows whether it is the last one.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn write_header(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "id,name")
}

fn write_row<W: Write>(out: &mut W, row: u32) -> io::Result<()> {
    write_header(&mut *out)?;
    writeln!(out, "{row},row {row}")
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = BufWriter::new(File::create(path)?);
    write_header(&mut out)?;
    for row in 0..100 {
        write_row(&mut out, row)?; //~ safe unflushed_buffer
    }
    Ok(())
}
