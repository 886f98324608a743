//! A flush and the sync behind it are one end, and three pieces before it are worth a buffer.
//! calls: fewer
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let target = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut log = File::create(target)?;
    for number in 0..40u32 {
        log.write_all(&[1])?; //~ safe once per call
        log.write_all(&number.to_le_bytes())?; //~ safe once per call
        log.write_all(&[0; 3])?; //~ safe once per call
        log.flush()?;
        log.sync_data()?;
    }
    Ok(())
}
