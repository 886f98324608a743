//! `snap` on compressed noise and on lines of text.

use std::io::{Result, Write};

use snap::{read, write};

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

/// Noise, so that what comes out is as long as what goes in.
fn packed(size: usize) -> Vec<u8> {
    let mut encoder = write::FrameEncoder::new(Vec::new());
    encoder.write_all(&input::noise(size)).expect("a vector takes all");
    encoder.into_inner().expect("a vector takes all")
}

/// Lines of 60 bytes.
fn lines(mut encoder: impl Write, size: usize) -> Result<()> {
    input::text(size).split_inclusive(|it| *it == b'\n').try_for_each(|line| encoder.write_all(line))
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("snap" "1", "snap::read::FrameDecoder::new", "", packed, |reader| {
            drain(read::FrameDecoder::new(reader))
        }),
        read!("snap" "1", "snap::read::FrameEncoder::new", "", input::text, |reader| {
            drain(read::FrameEncoder::new(reader))
        }),
        write!("snap" "1", "snap::write::FrameEncoder::new", "flush at the end", |writer, size| {
            let mut encoder = write::FrameEncoder::new(writer);
            lines(&mut encoder, size)?;
            Ok(encoder.flush()?)
        }),
        write!("snap" "1", "snap::write::FrameEncoder::new", "into_inner", |writer, size| {
            let mut encoder = write::FrameEncoder::new(writer);
            lines(&mut encoder, size)?;
            encoder.into_inner().map_err(|error| error.to_string())?;
            Ok(())
        }),
        write!("snap" "1", "snap::write::FrameEncoder::new", "dropped", |writer, size| {
            Ok(lines(write::FrameEncoder::new(writer), size)?)
        }),
    ]
}
