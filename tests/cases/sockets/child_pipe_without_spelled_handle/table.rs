use std::io::{self, Write};

pub fn squares(out: &mut impl Write, rows: u32) -> io::Result<()> {
    for row in 0..rows {
        writeln!(out, "{row} {}", row * row)?; //~ safe once per fragment
    }
    Ok(())
}
