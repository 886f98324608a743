use std::io::{self, Write};

pub fn fill(rows: &[u32]) -> io::Result<()> {
    let mut file = std::fs::File::create("scratch")?;
    for row in rows {
        writeln!(file, "{row}")?; //~ quiet test
    }
    Ok(())
}
