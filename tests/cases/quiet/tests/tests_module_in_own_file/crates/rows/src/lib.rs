use std::io::{self, Write};

#[cfg(test)]
pub mod sample;
#[cfg(all(unix, test))]
pub mod store;

pub fn save<W: Write>(rows: &[u32], out: &mut W) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{row}")?; //~ quiet test
    }
    Ok(())
}
