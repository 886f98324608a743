use std::io::{self, Write};

pub fn save<W: Write>(rows: &[u32], out: &mut W) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{row}")?;
    }
    Ok(())
}

#[cfg(any(test, feature = "selftest"))]
pub fn round_trip(rows: &[u32]) -> io::Result<()> {
    let mut file = std::fs::File::create("scratch")?;
    save(rows, &mut file)?;
    assert_eq!(std::fs::read_to_string("scratch")?.lines().count(), rows.len());
    Ok(())
}
