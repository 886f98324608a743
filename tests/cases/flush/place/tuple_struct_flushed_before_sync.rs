//! The type ends with `sync_all`, which writes nothing that still lies in a buffer: the flush comes before it.
use std::fs::File;
use std::io::{self, Write};

struct Snapshot(File);

impl Snapshot {
    fn begin(path: &str, version: u32) -> io::Result<Snapshot> {
        let mut snapshot = Snapshot(File::create(path)?);
        snapshot.pair("version", version)?;
        Ok(snapshot)
    }

    fn pair(&mut self, key: &str, value: u32) -> io::Result<()> {
        self.0.write_all(&[key.len() as u8])?; //~ review once per call
        self.0.write_all(key.as_bytes())?; //~ review once per call
        self.0.write_all(&value.to_le_bytes()) //~ review once per call
    }

    fn commit(self) -> io::Result<()> {
        self.0.sync_all()
    }
}

fn main() -> io::Result<()> {
    let mut snapshot = Snapshot::begin("state.snap", 3)?;
    for n in 0..200 {
        snapshot.pair("counter", n)?;
    }
    snapshot.commit()
}
