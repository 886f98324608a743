//! `bincode` on a list of records, in the version with `serde` alone and in the one with traits of its own.

use bincode::config::standard;
use bincode_1::Options;

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn fixed(size: usize) -> Vec<u8> {
    bincode_1::serialize(&input::records(size)).expect("records are serialisable")
}

fn varying(size: usize) -> Vec<u8> {
    bincode::serde::encode_to_vec(input::records(size), standard()).expect("records are serialisable")
}

fn numbers(size: usize) -> Vec<u64> {
    (0..size as u64 / 9).map(|it| u64::MAX - it).collect()
}

fn numbers_encoded(size: usize) -> Vec<u8> {
    bincode::encode_to_vec(numbers(size), standard()).expect("numbers can be encoded")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("bincode" "1", "bincode::deserialize_from", "list of structs", fixed, |reader| {
            let _: Vec<Record> = bincode_1::deserialize_from(reader)?;
            Ok(())
        }),
        read!("bincode" "1", "bincode::Options::deserialize_from", "list of structs", fixed, |reader| {
            let options = bincode_1::options().with_fixint_encoding();
            let _: Vec<Record> = options.deserialize_from(reader)?;
            Ok(())
        }),
        read!("bincode" "2", "bincode::serde::decode_from_std_read", "list of structs", varying, |mut reader| {
            let _: Vec<Record> = bincode::serde::decode_from_std_read(&mut reader, standard())?;
            Ok(())
        }),
        read!("bincode" "2", "bincode::decode_from_std_read", "list of u64", numbers_encoded, |mut reader| {
            let _: Vec<u64> = bincode::decode_from_std_read(&mut reader, standard())?;
            Ok(())
        }),
        write!("bincode" "1", "bincode::serialize_into", "list of structs", |writer, size| {
            Ok(bincode_1::serialize_into(writer, &input::records(size))?)
        }),
        write!("bincode" "1", "bincode::Options::serialize_into", "list of structs", |writer, size| {
            let options = bincode_1::options().with_fixint_encoding();
            Ok(options.serialize_into(writer, &input::records(size))?)
        }),
        write!("bincode" "2", "bincode::serde::encode_into_std_write", "list of structs", |mut writer, size| {
            bincode::serde::encode_into_std_write(input::records(size), &mut writer, standard())?;
            Ok(())
        }),
        write!("bincode" "2", "bincode::encode_into_std_write", "list of u64", |mut writer, size| {
            bincode::encode_into_std_write(numbers(size), &mut writer, standard())?;
            Ok(())
        }),
    ]
}
