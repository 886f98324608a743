//! Whoever looks at the error of the write sees that of the flush too.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::process;

fn write_rows(out: &mut impl Write, rows: &[u32]) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{row}")?;
    }
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let file = File::create(path).expect("a file to write to");
    let mut out = BufWriter::new(file);
    if let Err(error) = write_rows(&mut out, &(0..300).collect::<Vec<u32>>()) { //~ safe unflushed_buffer
        eprintln!("cannot write: {error}");
        process::exit(1);
    }
}
