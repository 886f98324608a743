use std::io::{Result, Write};

pub(crate) fn write_record<W>(sink: &mut W, key: &str, value: &str) -> Result<()>
where
    W: Write + ?Sized,
{
    for part in [key, value] {
        sink.write_all(&(part.len() as u32).to_le_bytes())?; //~ safe once per call
        sink.write_all(part.as_bytes())?; //~ safe once per call
    }
    Ok(())
}
