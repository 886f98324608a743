use std::io::{self, Write};

#[cfg(any(test, feature = "test-utils"))]
pub mod sample;
#[cfg(all(unix, feature = "testing"))]
pub mod store;

pub fn save<W: Write>(rows: &[u32], out: &mut W) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{row}")?;
    }
    Ok(())
}
