//! `rmp` on numbers and on short texts.

use std::io::{Read, Write};

use rmp::{decode, encode};

use super::{read, write};
use crate::input;
use crate::measure::{Api, Outcome};

fn put_numbers(writer: &mut impl Write, size: usize) -> Outcome {
    for number in 0..size as u32 / 5 {
        encode::write_u32(writer, number)?;
    }
    Ok(())
}

fn put_texts(writer: &mut impl Write, size: usize) -> Outcome {
    for record in input::records(size * 3) {
        encode::write_str(writer, &record.name)?;
    }
    Ok(())
}

fn numbers(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    put_numbers(&mut bytes, size).expect("a vector takes all");
    bytes
}

fn texts(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    put_texts(&mut bytes, size).expect("a vector takes all");
    bytes
}

fn get_texts(mut reader: impl Read) -> Outcome {
    let mut text = [0; 64];
    while let Ok(length) = decode::read_str_len(&mut reader) {
        reader.read_exact(&mut text[..length as usize])?;
    }
    Ok(())
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("rmp" "0.8", "rmp::decode::read_u32", "", numbers, |mut reader| {
            while decode::read_u32(&mut reader).is_ok() {}
            Ok(())
        }),
        read!("rmp" "0.8", "rmp::decode::read_int", "", numbers, |mut reader| {
            while decode::read_int::<u32, _>(&mut reader).is_ok() {}
            Ok(())
        }),
        read!("rmp" "0.8", "rmp::decode::read_str_len", "and read_exact", texts, |reader| {
            get_texts(reader)
        }),
        write!("rmp" "0.8", "rmp::encode::write_u32", "", |mut writer, size| {
            put_numbers(&mut writer, size)
        }),
        write!("rmp" "0.8", "rmp::encode::write_str", "", |mut writer, size| {
            put_texts(&mut writer, size)
        }),
    ]
}
