//! `wav` on samples of 16 bits.

#![expect(deprecated, reason = "old programs use it")]

use std::io::Cursor;

use wav::{BitDepth, Header, WAV_FORMAT_PCM};

use super::{read, write};
use crate::measure::Api;

fn samples(size: usize) -> BitDepth {
    BitDepth::Sixteen((0..size / 2).map(|it| (it * 37) as i16).collect())
}

fn header() -> Header {
    Header::new(WAV_FORMAT_PCM, 1, 48_000, 16)
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    wav::write(header(), &samples(size), &mut bytes).expect("a vector takes all");
    bytes.into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("wav" "1", "wav::read", "16 bits", written, |mut reader| {
            wav::read(&mut reader)?;
            Ok(())
        }),
        write!("wav" "1", "wav::write", "16 bits", |mut writer, size| {
            Ok(wav::write(header(), &samples(size), &mut writer)?)
        }),
    ]
}
