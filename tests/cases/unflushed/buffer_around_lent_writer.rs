//! The helper puts a buffer around any writer and drops it there, so its caller never hears of the last block.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(rows: &[u32], out: &mut impl Write) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    for row in rows {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}

fn save_dyn(rows: &[u32], out: &mut dyn Write) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    for row in rows {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let rows: Vec<u32> = (0..300).collect();
    save(&rows, &mut File::create(path)?)?;
    save_dyn(&rows, &mut File::create("output.2")?)
}
