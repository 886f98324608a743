//! `lz4` on lines of text.

use std::io::Write;

use lz4::{Decoder, EncoderBuilder};

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

fn encoded(size: usize) -> Vec<u8> {
    let mut encoder = EncoderBuilder::new().build(Vec::new()).expect("a vector takes all");
    encoder.write_all(&input::noise(size)).expect("a vector takes all");
    encoder.finish().0
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("lz4" "1", "lz4::Decoder::new", "", encoded, |reader| { drain(Decoder::new(reader)?) }),
        write!("lz4" "1", "lz4::EncoderBuilder::build", "lines", |writer, size| {
            let mut encoder = EncoderBuilder::new().build(writer)?;
            for line in input::text(size * 2).split_inclusive(|it| *it == b'\n') {
                encoder.write_all(line)?;
            }
            Ok(encoder.finish().1?)
        }),
    ]
}
