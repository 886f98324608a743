//! A buffer made inside `read_record` would lose what it has read ahead: it belongs to the caller.
use std::fs::File;
use std::io::{self, Read};

struct Record {
    key: u32,
    payload: [u8; 12],
}

fn read_record<R: Read>(reader: &mut R) -> io::Result<Record> {
    let mut key = [0; 4];
    reader.read_exact(&mut key)?; //~ safe once per call
    let mut payload = [0; 12];
    reader.read_exact(&mut payload)?; //~ safe once per call
    Ok(Record { key: u32::from_be_bytes(key), payload })
}

fn main() -> io::Result<()> {
    let mut table = File::open("input.bin")?;
    let mut checksum = 0_u64;
    for _ in 0..4000 {
        let record = read_record(&mut table)?; //~ silent
        checksum = checksum.wrapping_mul(31).wrapping_add(u64::from(record.key) + u64::from(record.payload[11]));
    }
    println!("{checksum:x}");
    Ok(())
}
