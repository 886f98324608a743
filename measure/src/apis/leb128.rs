//! `leb128` on numbers of all lengths.

use super::{read, write};
use crate::measure::Api;

fn numbers(size: usize) -> impl Iterator<Item = u64> {
    (0..size as u64 / 5).map(|it| u64::MAX >> (it % 64))
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for number in numbers(size) {
        leb128::write::unsigned(&mut bytes, number).expect("a vector takes all");
    }
    bytes
}

fn signed(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for number in numbers(size) {
        leb128::write::signed(&mut bytes, number.cast_signed() >> 1).expect("a vector takes all");
    }
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("leb128" "0.2", "leb128::read::unsigned", "", encoded, |mut reader| {
            while leb128::read::unsigned(&mut reader).is_ok() {}
            Ok(())
        }),
        read!("leb128" "0.2", "leb128::read::signed", "", signed, |mut reader| {
            while leb128::read::signed(&mut reader).is_ok() {}
            Ok(())
        }),
        write!("leb128" "0.2", "leb128::write::unsigned", "", |mut writer, size| {
            for number in numbers(size) {
                leb128::write::unsigned(&mut writer, number)?;
            }
            Ok(())
        }),
        write!("leb128" "0.2", "leb128::write::signed", "", |mut writer, size| {
            for number in numbers(size) {
                leb128::write::signed(&mut writer, number.cast_signed())?;
            }
            Ok(())
        }),
    ]
}
