//! `lz4_flex` on compressed noise and on lines of text.

use std::io::{Result, Write};

use lz4_flex::frame::{FrameDecoder, FrameEncoder};

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

/// Noise, so that what comes out is as long as what goes in.
fn packed(size: usize) -> Vec<u8> {
    let mut encoder = FrameEncoder::new(Vec::new());
    encoder.write_all(&input::noise(size)).expect("a vector takes all");
    encoder.finish().expect("a vector takes all")
}

/// Lines of 60 bytes.
fn lines(mut encoder: impl Write, size: usize) -> Result<()> {
    input::text(size).split_inclusive(|it| *it == b'\n').try_for_each(|line| encoder.write_all(line))
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("lz4_flex" "0.12", "lz4_flex::frame::FrameDecoder::new", "", packed, |reader| {
            drain(FrameDecoder::new(reader))
        }),
        write!("lz4_flex" "0.12", "lz4_flex::frame::FrameEncoder::new", "", |writer, size| {
            let mut encoder = FrameEncoder::new(writer);
            lines(&mut encoder, size)?;
            encoder.finish()?;
            Ok(())
        }),
        write!("lz4_flex" "0.12", "lz4_flex::frame::FrameEncoder::new", "dropped unfinished", |writer, size| {
            Ok(lines(FrameEncoder::new(writer), size)?)
        }),
        write!("lz4_flex" "0.12", "lz4_flex::frame::FrameEncoder::auto_finish", "", |writer, size| {
            Ok(lines(FrameEncoder::new(writer).auto_finish(), size)?)
        }),
    ]
}
