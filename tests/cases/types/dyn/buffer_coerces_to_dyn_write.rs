//! `&mut BufWriter<File>` coerces to `&mut dyn Write` just as `&mut File` does.

use std::fs::File;
use std::io::{self, Write};

fn emit_matrix(out: &mut dyn Write, size: u32) -> io::Result<()> {
    for row in 0..size {
        for column in 0..size {
            write!(out, "{} ", row ^ column)?; //~ safe once per fragment
        }
        out.write_all(b"\n")?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    emit_matrix(&mut file, 24) //~ silent
}
