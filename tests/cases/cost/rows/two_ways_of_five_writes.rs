//! A run takes one of the two ways, and makes five calls: what stands in the text is no count.
use std::fs::File;
use std::io::{self, Write};

fn save(path: &str, size: Option<(u32, u32)>) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(b"size")?; //~ quiet few-calls
    if let Some((width, height)) = size {
        file.write_all(&1u16.to_le_bytes())?; //~ silent
        file.write_all(&0u16.to_le_bytes())?; //~ silent
        file.write_all(&width.to_le_bytes())?; //~ silent
        file.write_all(&height.to_le_bytes())?; //~ silent
        return Ok(());
    }
    file.write_all(&0u16.to_le_bytes())?; //~ silent
    file.write_all(&0u16.to_le_bytes())?; //~ silent
    file.write_all(&u32::MAX.to_le_bytes())?; //~ silent
    file.write_all(&u32::MAX.to_le_bytes())?; //~ silent
    Ok(())
}

fn main() -> io::Result<()> {
    save("known", Some((640, 480)))?;
    save("unknown", None)
}
