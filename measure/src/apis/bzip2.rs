//! `bzip2` on compressed noise and on lines of text.

use std::io::{Result, Write};

use bzip2::{Compression, bufread, read, write};

use super::{buf_read, read, write};
use crate::input;
use crate::measure::{Api, drain};

/// Noise, so that what comes out is as long as what goes in.
fn packed(size: usize) -> Vec<u8> {
    let mut encoder = write::BzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&input::noise(size)).and_then(|()| encoder.finish()).expect("a vector takes all")
}

/// Lines of 60 bytes.
fn lines(mut encoder: impl Write, size: usize) -> Result<()> {
    input::text(size).split_inclusive(|it| *it == b'\n').try_for_each(|line| encoder.write_all(line))
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("bzip2" "0.6", "bzip2::read::BzDecoder::new", "", packed, |reader| {
            drain(read::BzDecoder::new(reader))
        }),
        read!("bzip2" "0.6", "bzip2::read::MultiBzDecoder::new", "", packed, |reader| {
            drain(read::MultiBzDecoder::new(reader))
        }),
        read!("bzip2" "0.6", "bzip2::read::BzEncoder::new", "", input::text, |reader| {
            drain(read::BzEncoder::new(reader, Compression::default()))
        }),
        buf_read!("bzip2" "0.6", "bzip2::bufread::BzDecoder::new", "", packed, |reader| {
            drain(bufread::BzDecoder::new(reader))
        }),
        write!("bzip2" "0.6", "bzip2::write::BzEncoder::new", "", |writer, size| {
            let mut encoder = write::BzEncoder::new(writer, Compression::default());
            lines(&mut encoder, size * 2)?;
            encoder.finish()?;
            Ok(())
        }),
        write!("bzip2" "0.6", "bzip2::write::BzEncoder::new", "dropped", |writer, size| {
            Ok(lines(write::BzEncoder::new(writer, Compression::default()), size * 2)?)
        }),
        write!("bzip2" "0.6", "bzip2::write::BzDecoder::new", "64 bytes at a time", |writer, size| {
            let mut decoder = write::BzDecoder::new(writer);
            packed(size).chunks(64).try_for_each(|piece| decoder.write_all(piece))?;
            decoder.finish()?;
            Ok(())
        }),
    ]
}
