//! The trait is for files alone, and writes in small pieces; for every writer it would serve the buffer too.
use std::fs::File;
use std::io::{self, Write};

trait WriteRecord {
    fn record(&mut self, id: u16, payload: &[u8]) -> io::Result<()>;
}

impl WriteRecord for File {
    fn record(&mut self, id: u16, payload: &[u8]) -> io::Result<()> {
        self.write_all(&id.to_be_bytes())?; //~ left once per call
        self.write_all(&(payload.len() as u32).to_be_bytes())?; //~ left once per call
        self.write_all(payload) //~ silent
    }
}

fn main() -> io::Result<()> {
    let mut store = File::create("records.bin")?;
    for id in 0..200u16 {
        store.record(id, format!("payload {id}").as_bytes())?;
    }
    Ok(())
}
