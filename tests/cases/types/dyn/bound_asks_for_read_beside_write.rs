//! The bound asks for `Read` and `Seek` beside `Write`; a `BufWriter` is no reader, and the two share one position.
use std::fs::OpenOptions;
use std::io::{self, Read, Seek, SeekFrom, Write};

fn round_trip<F: Read + Write + Seek>(store: &mut F, count: u32) -> io::Result<u64> {
    for n in 0..count {
        store.write_all(&(n * n).to_le_bytes())?; //~ left once per call
    }
    store.seek(SeekFrom::Start(0))?;
    let mut bytes = Vec::new();
    store.read_to_end(&mut bytes)?;
    Ok(bytes.iter().map(|&byte| u64::from(byte)).sum())
}

fn main() -> io::Result<()> {
    let mut store =
        OpenOptions::new().read(true).write(true).create(true).truncate(true).open("numbers.bin")?;
    println!("{}", round_trip(&mut store, 300)?); //~ silent
    Ok(())
}
