use crate::names::*;

pub fn write(path: &str, rows: u32) -> Result<()> {
    let mut file = File::create(path)?;
    for row in 0..rows {
        writeln!(file, "row {row}")?; //~ safe once per fragment
    }
    Ok(())
}
