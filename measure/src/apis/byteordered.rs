//! `byteordered` on numbers of four bytes.

use byteordered::ByteOrdered;

use super::{read, write};
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("byteordered" "0.6", "byteordered::ByteOrdered::le", "u32", input::noise, |reader| {
            let mut reader = ByteOrdered::le(reader);
            while reader.read_u32().is_ok() {}
            Ok(())
        }),
        read!("byteordered" "0.6", "byteordered::ByteOrdered::be", "u32", input::noise, |reader| {
            let mut reader = ByteOrdered::be(reader);
            while reader.read_u32().is_ok() {}
            Ok(())
        }),
        write!("byteordered" "0.6", "byteordered::ByteOrdered::le", "u32", |writer, size| {
            let mut writer = ByteOrdered::le(writer);
            for id in 0..size / 4 {
                writer.write_u32(id as u32)?;
            }
            Ok(())
        }),
        write!("byteordered" "0.6", "byteordered::ByteOrdered::be", "u32", |writer, size| {
            let mut writer = ByteOrdered::be(writer);
            for id in 0..size / 4 {
                writer.write_u32(id as u32)?;
            }
            Ok(())
        }),
    ]
}
