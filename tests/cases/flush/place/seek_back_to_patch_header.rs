//! The count is known last and written first: the buffer must be empty before the position moves back.
//! runs: same

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    let mut count: u32 = 0;
    file.write_all(&count.to_le_bytes())?; //~ safe once per call
    for line in text.lines() {
        file.write_all(&(line.len() as u16).to_le_bytes())?; //~ safe once per call
        file.write_all(line.as_bytes())?; //~ safe once per call
        count += 1;
    }
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&count.to_le_bytes())?; //~ safe once per call
    Ok(())
}
