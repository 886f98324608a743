//! `zstd` on compressed noise and on lines of text.

use std::io::{Result, Write};

use zstd::stream::{copy_decode, copy_encode, decode_all, encode_all, read, write};

use super::{buf_read, read, write};
use crate::input;
use crate::measure::{Api, drain};

/// Noise, so that what comes out is as long as what goes in.
fn packed(size: usize) -> Vec<u8> {
    encode_all(&*input::noise(size), 3).expect("a vector takes all")
}

/// Lines of 60 bytes.
fn lines(mut encoder: impl Write, size: usize) -> Result<()> {
    input::text(size).split_inclusive(|it| *it == b'\n').try_for_each(|line| encoder.write_all(line))
}

pub fn apis() -> Vec<Api> {
    readers().into_iter().chain(writers()).collect()
}

fn readers() -> Vec<Api> {
    vec![
        read!("zstd" "0.13", "zstd::stream::decode_all", "", packed, |reader| {
            decode_all(reader)?;
            Ok(())
        }),
        read!("zstd" "0.13", "zstd::stream::encode_all", "", input::text, |reader| {
            encode_all(reader, 3)?;
            Ok(())
        }),
        read!("zstd" "0.13", "zstd::stream::copy_decode", "from", packed, |reader| {
            Ok(copy_decode(reader, std::io::sink())?)
        }),
        read!("zstd" "0.13", "zstd::stream::copy_encode", "from", input::text, |reader| {
            Ok(copy_encode(reader, std::io::sink(), 3)?)
        }),
        read!("zstd" "0.13", "zstd::stream::read::Decoder::new", "", packed, |reader| {
            drain(read::Decoder::new(reader)?)
        }),
        buf_read!("zstd" "0.13", "zstd::stream::read::Decoder::with_buffer", "", packed, |reader| {
            drain(read::Decoder::with_buffer(reader)?)
        }),
        read!("zstd" "0.13", "zstd::stream::read::Encoder::new", "", input::text, |reader| {
            drain(read::Encoder::new(reader, 3)?)
        }),
    ]
}

fn writers() -> Vec<Api> {
    vec![
        write!("zstd" "0.13", "zstd::stream::copy_encode", "to", |writer, size| {
            Ok(copy_encode(&*input::noise(size), writer, 3)?)
        }),
        write!("zstd" "0.13", "zstd::stream::copy_decode", "to", |writer, size| {
            Ok(copy_decode(&*packed(size), writer)?)
        }),
        write!("zstd" "0.13", "zstd::stream::write::Encoder::new", "level 1", |writer, size| {
            let mut encoder = write::Encoder::new(writer, 1)?;
            lines(&mut encoder, size)?;
            encoder.finish()?;
            Ok(())
        }),
        write!("zstd" "0.13", "zstd::stream::write::Encoder::new", "level 3", |writer, size| {
            let mut encoder = write::Encoder::new(writer, 3)?;
            lines(&mut encoder, size)?;
            encoder.finish()?;
            Ok(())
        }),
        write!("zstd" "0.13", "zstd::stream::write::Encoder::new", "level 3, dropped unfinished", |writer, size| {
            Ok(lines(write::Encoder::new(writer, 3)?, size)?)
        }),
        write!("zstd" "0.13", "zstd::stream::write::Encoder::auto_finish", "level 3", |writer, size| {
            Ok(lines(write::Encoder::new(writer, 3)?.auto_finish(), size)?)
        }),
        write!("zstd" "0.13", "zstd::stream::write::Decoder::new", "64 bytes at a time", |writer, size| {
            let mut decoder = write::Decoder::new(writer)?;
            packed(size).chunks(64).try_for_each(|piece| decoder.write_all(piece))?;
            Ok(decoder.flush()?)
        }),
    ]
}
