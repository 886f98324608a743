//! A cursor, a slice and a byte string cost nothing per call; a buffer would only copy.
use std::collections::VecDeque;
use std::error::Error;
use std::fs;
use std::io::{Cursor, Read};

use byteorder::{BigEndian, ReadBytesExt};
use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let data = fs::read("input.bin")?;
    let mut cursor = Cursor::new(&data);
    let mut sum = 0_u64;
    while let Ok(number) = cursor.read_u32::<BigEndian>() {
        sum += u64::from(number);
    }
    let zeros = data.as_slice().bytes().flatten().filter(|byte| *byte == 0).count(); //~ silent
    let queue: VecDeque<u8> = data[..100].iter().copied().collect();
    let ones = queue.bytes().flatten().filter(|byte| *byte == 1).count(); //~ silent
    let config: Value = serde_json::from_reader(&fs::read("config.json")?[..])?; //~ silent
    let literal: Value = serde_json::from_reader(b"[1, 2]".as_ref())?; //~ silent
    println!("{sum} {zeros} {ones} {config} {literal}"); //~ silent
    Ok(())
}
