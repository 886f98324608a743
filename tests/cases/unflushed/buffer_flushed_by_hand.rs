//! Every one of these tells of its last error already.
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn write_all(out: &mut impl Write, rows: &[u32]) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{row}")?; //~ silent
    }
    out.flush()
}

fn given(mut out: impl Write, rows: &[u32]) -> io::Result<()> {
    write_all(&mut out, rows)
}

fn main() -> io::Result<()> {
    let rows: Vec<u32> = (0..300).collect();
    let mut flushed = BufWriter::new(File::create("output")?);
    writeln!(flushed, "{}", rows.len())?; //~ silent
    flushed.flush()?;
    let mut taken = BufWriter::new(File::create("output.2")?);
    writeln!(taken, "{}", rows.len())?; //~ silent
    taken.into_inner()?.sync_all()?;
    let mut lent = BufWriter::new(File::create("output.3")?);
    write_all(&mut lent, &rows)?;
    given(BufWriter::new(File::create("output.4")?), &rows)
}
