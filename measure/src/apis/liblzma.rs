//! `liblzma` on compressed noise and on lines of text.

use std::io::{Result, Write};

use liblzma::{bufread, read, write};

use super::{buf_read, read, write};
use crate::input;
use crate::measure::{Api, drain};

/// Noise, so that what comes out is as long as what goes in.
fn packed(size: usize) -> Vec<u8> {
    let mut encoder = write::XzEncoder::new(Vec::new(), 6);
    encoder.write_all(&input::noise(size)).and_then(|()| encoder.finish()).expect("a vector takes all")
}

/// Lines of 60 bytes.
fn lines(mut encoder: impl Write, size: usize) -> Result<()> {
    input::text(size).split_inclusive(|it| *it == b'\n').try_for_each(|line| encoder.write_all(line))
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("liblzma" "0.4", "liblzma::read::XzDecoder::new", "", packed, |reader| {
            drain(read::XzDecoder::new(reader))
        }),
        read!("liblzma" "0.4", "liblzma::read::XzDecoder::new_multi_decoder", "", packed, |reader| {
            drain(read::XzDecoder::new_multi_decoder(reader))
        }),
        read!("liblzma" "0.4", "liblzma::read::XzEncoder::new", "", input::text, |reader| {
            drain(read::XzEncoder::new(reader, 6))
        }),
        buf_read!("liblzma" "0.4", "liblzma::bufread::XzDecoder::new", "", packed, |reader| {
            drain(bufread::XzDecoder::new(reader))
        }),
        write!("liblzma" "0.4", "liblzma::write::XzEncoder::new", "", |writer, size| {
            let mut encoder = write::XzEncoder::new(writer, 6);
            lines(&mut encoder, size * 2)?;
            encoder.finish()?;
            Ok(())
        }),
        write!("liblzma" "0.4", "liblzma::write::XzEncoder::new", "dropped", |writer, size| {
            Ok(lines(write::XzEncoder::new(writer, 6), size * 2)?)
        }),
        write!("liblzma" "0.4", "liblzma::write::XzEncoder::auto_finish", "", |writer, size| {
            Ok(lines(write::XzEncoder::new(writer, 6).auto_finish(), size * 2)?)
        }),
        write!("liblzma" "0.4", "liblzma::write::XzDecoder::new", "64 bytes at a time", |writer, size| {
            let mut decoder = write::XzDecoder::new(writer);
            packed(size).chunks(64).try_for_each(|piece| decoder.write_all(piece))?;
            decoder.finish()?;
            Ok(())
        }),
    ]
}
