//! `binrw` on structs of a number, a length and a text.

use binrw::{BinRead, BinReaderExt, BinWrite, BinWriterExt, binrw};

use super::{read, write};
use crate::input;
use crate::measure::Api;

#[binrw]
#[brw(little)]
struct Entry {
    id: u32,
    amount: f64,
    length: u16,
    #[br(count = length)]
    name: Vec<u8>,
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
    let mut bytes = std::io::Cursor::new(Vec::new());
    for entry in entries(size) {
        entry.write(&mut bytes).expect("a vector takes all");
    }
    bytes.into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("binrw" "0.15", "binrw::BinRead::read", "struct", encoded, |mut reader| {
            while Entry::read(&mut reader).is_ok() {}
            Ok(())
        }),
        read!("binrw" "0.15", "binrw::BinReaderExt::read_le", "struct", encoded, |mut reader| {
            while reader.read_le::<Entry>().is_ok() {}
            Ok(())
        }),
        write!("binrw" "0.15", "binrw::BinWrite::write", "struct", |mut writer, size| {
            for entry in entries(size) {
                entry.write(&mut writer)?;
            }
            Ok(())
        }),
        write!("binrw" "0.15", "binrw::BinWriterExt::write_le", "struct", |mut writer, size| {
            for entry in entries(size) {
                writer.write_le(&entry)?;
            }
            Ok(())
        }),
    ]
}
