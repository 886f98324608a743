//! `cfb` on streams of 20 KB.

use std::io::{Cursor, Write};

use cfb::CompoundFile;

use super::read;
use crate::input;
use crate::measure::{Api, drain};

fn compound(size: usize) -> Vec<u8> {
    let mut file = CompoundFile::create(Cursor::new(Vec::new())).expect("a vector takes all");
    for (id, data) in input::noise(size).chunks(20_480).enumerate() {
        let mut stream = file.create_stream(format!("/{id}")).expect("a vector takes all");
        stream.write_all(data).expect("a vector takes all");
    }
    file.into_inner().into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("cfb" "0.16", "cfb::CompoundFile::open", "", compound, |reader| {
            CompoundFile::open(reader)?;
            Ok(())
        }),
        read!("cfb" "0.16", "cfb::CompoundFile::open_stream", "streams of 20 KB", compound, |reader| {
            let mut file = CompoundFile::open(reader)?;
            let names: Vec<_> = file.walk().filter(|it| it.is_stream()).map(|it| it.path().to_owned()).collect();
            names.into_iter().try_for_each(|it| drain(file.open_stream(it)?))
        }),
    ]
}
