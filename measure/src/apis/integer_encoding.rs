//! `integer-encoding` on numbers of all lengths.

use integer_encoding::{FixedIntReader, FixedIntWriter, VarIntReader, VarIntWriter};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn numbers(size: usize) -> impl Iterator<Item = u64> {
    (0..size as u64 / 5).map(|it| u64::MAX >> (it % 64))
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for number in numbers(size) {
        bytes.write_varint(number).expect("a vector takes all");
    }
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("integer-encoding" "4", "integer_encoding::VarIntReader::read_varint", "", encoded, |mut reader| {
            while reader.read_varint::<u64>().is_ok() {}
            Ok(())
        }),
        read!("integer-encoding" "4", "integer_encoding::FixedIntReader::read_fixedint", "u64", input::noise, |mut reader| {
            while reader.read_fixedint::<u64>().is_ok() {}
            Ok(())
        }),
        write!("integer-encoding" "4", "integer_encoding::VarIntWriter::write_varint", "", |mut writer, size| {
            for number in numbers(size) {
                writer.write_varint(number)?;
            }
            Ok(())
        }),
        write!("integer-encoding" "4", "integer_encoding::FixedIntWriter::write_fixedint", "u64", |mut writer, size| {
            for number in numbers(size) {
                writer.write_fixedint(number)?;
            }
            Ok(())
        }),
    ]
}
