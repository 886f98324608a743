//! `byteorder`, whose every call is one of the handle.

use byteorder::{LittleEndian, ReadBytesExt, WriteBytesExt};

use super::{read, write};
use crate::input;
use crate::measure::Api;

macro_rules! number {
    ($read:ident, $read_path:literal, $write:ident, $write_path:literal, $value:expr, $bytes:literal) => {
        [
            read!("byteorder" "1", $read_path, "", input::noise, |mut reader| {
                while reader.$read::<LittleEndian>().is_ok() {}
                Ok(())
            }),
            write!("byteorder" "1", $write_path, "", |mut writer, size| {
                for _ in 0..size / $bytes {
                    writer.$write::<LittleEndian>($value)?;
                }
                Ok(())
            }),
        ]
    };
}

pub fn apis() -> Vec<Api> {
    let bytes = [
        read!("byteorder" "1", "byteorder::ReadBytesExt::read_u8", "", input::noise, |mut reader| {
            while reader.read_u8().is_ok() {}
            Ok(())
        }),
        write!("byteorder" "1", "byteorder::WriteBytesExt::write_u8", "", |mut writer, size| {
            for _ in 0..size {
                writer.write_u8(1)?;
            }
            Ok(())
        }),
    ];
    let numbers = [
        number!(
            read_u16,
            "byteorder::ReadBytesExt::read_u16",
            write_u16,
            "byteorder::WriteBytesExt::write_u16",
            7,
            2
        ),
        number!(
            read_u32,
            "byteorder::ReadBytesExt::read_u32",
            write_u32,
            "byteorder::WriteBytesExt::write_u32",
            7,
            4
        ),
        number!(
            read_u64,
            "byteorder::ReadBytesExt::read_u64",
            write_u64,
            "byteorder::WriteBytesExt::write_u64",
            7,
            8
        ),
        number!(
            read_f64,
            "byteorder::ReadBytesExt::read_f64",
            write_f64,
            "byteorder::WriteBytesExt::write_f64",
            7.0,
            8
        ),
    ];
    bytes.into_iter().chain(numbers.into_iter().flatten()).collect()
}
