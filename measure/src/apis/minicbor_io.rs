//! `minicbor-io` on a frame of a number and a text for each record.

use std::io::Write;

use minicbor_io::{Reader, Writer};

use super::{read, write};
use crate::input;
use crate::measure::{Api, Outcome};

fn frames(writer: impl Write, size: usize) -> Outcome {
    let mut writer = Writer::new(writer);
    for record in input::records(size * 3) {
        writer.write((record.id, record.name.as_str()))?;
    }
    Ok(())
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    frames(&mut bytes, size).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("minicbor-io" "0.23", "minicbor_io::Reader::read", "", encoded, |reader| {
            let mut reader = Reader::new(reader);
            while reader.read::<(u32, &str)>()?.is_some() {}
            Ok(())
        }),
        write!("minicbor-io" "0.23", "minicbor_io::Writer::write", "", |writer, size| {
            frames(writer, size)
        }),
    ]
}
