//! Sixteen bytes a record is sixteen bytes a system call.
use std::fs::File;
use std::io::{self, ErrorKind, Read};

const RECORD_LEN: usize = 16;

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut record = [0u8; RECORD_LEN];
    let mut odd = 0;
    loop {
        match file.read_exact(&mut record) { //~ safe once per call
            Ok(()) => odd += u32::from(record[0] & 1),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => break,
            Err(error) => return Err(error),
        }
    }
    println!("{odd} odd records");
    Ok(())
}
