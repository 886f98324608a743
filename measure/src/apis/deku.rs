//! `deku` on structs of a number, a length and a text.

use std::io::Cursor;

use deku::reader::Reader;
use deku::writer::Writer;
use deku::{DekuContainerRead, DekuRead, DekuReader, DekuWrite, DekuWriter};

use super::{read, write};
use crate::input;
use crate::measure::Api;

#[derive(DekuRead, DekuWrite)]
#[deku(endian = "little")]
struct Entry {
    id: u32,
    amount: f64,
    length: u16,
    #[deku(count = "length")]
    name: Vec<u8>,
}

/// What has no bytes in it that are written one by one.
#[derive(DekuRead, DekuWrite)]
#[deku(endian = "little")]
struct Point {
    x: f32,
    y: f32,
    z: f32,
}

fn entries(size: usize) -> Vec<Entry> {
    let entry = |it: input::Record| Entry {
        id: it.id,
        amount: it.amount,
        length: it.name.len() as u16,
        name: it.name.into_bytes(),
    };
    input::records(size * 3).into_iter().map(entry).collect()
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let mut writer = Writer::new(&mut bytes);
    for entry in entries(size) {
        entry.to_writer(&mut writer, ()).expect("a vector takes all");
    }
    bytes.into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("deku" "0.20", "deku::DekuContainerRead::from_reader", "struct", encoded, |mut reader| {
            while Entry::from_reader((&mut reader, 0)).is_ok() {}
            Ok(())
        }),
        read!("deku" "0.20", "deku::reader::Reader::new", "struct", encoded, |mut reader| {
            let mut reader = Reader::new(&mut reader);
            while Entry::from_reader_with_ctx(&mut reader, ()).is_ok() {}
            Ok(())
        }),
        write!("deku" "0.20", "deku::writer::Writer::new", "struct with a list of bytes", |mut writer, size| {
            let mut writer = Writer::new(&mut writer);
            for entry in entries(size) {
                entry.to_writer(&mut writer, ())?;
            }
            Ok(writer.finalize()?)
        }),
        write!("deku" "0.20", "deku::writer::Writer::new", "struct of numbers", |mut writer, size| {
            let mut writer = Writer::new(&mut writer);
            for index in 0..size / 12 {
                let x = index as f32;
                Point { x, y: x / 2.0, z: x / 3.0 }.to_writer(&mut writer, ())?;
            }
            Ok(writer.finalize()?)
        }),
    ]
}
