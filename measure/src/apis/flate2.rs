//! `flate2` on compressed noise, on lines of text, and on blocks; zip 9 makes zlib-rs what compresses here.

use std::io::{Result, Write};

use flate2::{Compression, bufread, read, write};

use super::{buf_read, read, write};
use crate::input;
use crate::measure::{Api, drain};

/// Noise, so that what comes out is as long as what goes in.
fn gz(size: usize) -> Vec<u8> {
    packed(write::GzEncoder::new(Vec::new(), Compression::default()), size, write::GzEncoder::finish)
}

fn zlib(size: usize) -> Vec<u8> {
    packed(write::ZlibEncoder::new(Vec::new(), Compression::default()), size, write::ZlibEncoder::finish)
}

fn deflate(size: usize) -> Vec<u8> {
    packed(
        write::DeflateEncoder::new(Vec::new(), Compression::default()),
        size,
        write::DeflateEncoder::finish,
    )
}

fn packed<E: Write>(mut encoder: E, size: usize, finish: fn(E) -> Result<Vec<u8>>) -> Vec<u8> {
    encoder.write_all(&input::noise(size)).and_then(|()| finish(encoder)).expect("a vector takes all")
}

/// Lines of 60 bytes.
fn lines(mut encoder: impl Write, size: usize) -> Result<()> {
    input::text(size).split_inclusive(|it| *it == b'\n').try_for_each(|line| encoder.write_all(line))
}

fn pieces(mut decoder: impl Write, bytes: &[u8]) -> Result<()> {
    bytes.chunks(64).try_for_each(|piece| decoder.write_all(piece))
}

pub fn apis() -> Vec<Api> {
    readers().into_iter().chain(encoders()).chain(decoders()).collect()
}

fn readers() -> Vec<Api> {
    vec![
        read!("flate2" "1", "flate2::read::GzDecoder::new", "", gz, |reader| {
            drain(read::GzDecoder::new(reader))
        }),
        read!("flate2" "1", "flate2::read::MultiGzDecoder::new", "", gz, |reader| {
            drain(read::MultiGzDecoder::new(reader))
        }),
        read!("flate2" "1", "flate2::read::ZlibDecoder::new", "", zlib, |reader| {
            drain(read::ZlibDecoder::new(reader))
        }),
        read!("flate2" "1", "flate2::read::DeflateDecoder::new", "", deflate, |reader| {
            drain(read::DeflateDecoder::new(reader))
        }),
        read!("flate2" "1", "flate2::read::GzEncoder::new", "", input::text, |reader| {
            drain(read::GzEncoder::new(reader, Compression::default()))
        }),
        read!("flate2" "1", "flate2::read::ZlibEncoder::new", "", input::text, |reader| {
            drain(read::ZlibEncoder::new(reader, Compression::default()))
        }),
        read!("flate2" "1", "flate2::read::DeflateEncoder::new", "", input::text, |reader| {
            drain(read::DeflateEncoder::new(reader, Compression::default()))
        }),
        buf_read!("flate2" "1", "flate2::bufread::GzDecoder::new", "", gz, |reader| {
            drain(bufread::GzDecoder::new(reader))
        }),
        buf_read!("flate2" "1", "flate2::bufread::MultiGzDecoder::new", "", gz, |reader| {
            drain(bufread::MultiGzDecoder::new(reader))
        }),
        buf_read!("flate2" "1", "flate2::bufread::ZlibDecoder::new", "", zlib, |reader| {
            drain(bufread::ZlibDecoder::new(reader))
        }),
        buf_read!("flate2" "1", "flate2::bufread::DeflateDecoder::new", "", deflate, |reader| {
            drain(bufread::DeflateDecoder::new(reader))
        }),
    ]
}

macro_rules! at_level {
    ($usage:literal, $level:expr) => {
        write!("flate2" "1", "flate2::write::GzEncoder::new", $usage, |writer, size| {
            let mut encoder = write::GzEncoder::new(writer, Compression::new($level));
            lines(&mut encoder, size)?;
            encoder.finish()?;
            Ok(())
        })
    };
}

fn encoders() -> Vec<Api> {
    vec![
        at_level!("zlib-rs, level 0", 0),
        at_level!("zlib-rs, level 1", 1),
        at_level!("zlib-rs, level 6", 6),
        at_level!("zlib-rs, level 9", 9),
        write!("flate2" "1", "flate2::write::GzEncoder::new", "zlib-rs, level 1, 8 KiB at a time", |writer, size| {
            let mut encoder = write::GzEncoder::new(writer, Compression::fast());
            input::text(size).chunks(8192).try_for_each(|block| encoder.write_all(block))?;
            encoder.finish()?;
            Ok(())
        }),
        write!("flate2" "1", "flate2::write::GzEncoder::new", "zlib-rs, level 6, dropped", |writer, size| {
            Ok(lines(write::GzEncoder::new(writer, Compression::default()), size)?)
        }),
        write!("flate2" "1", "flate2::write::GzEncoder::new", "zlib-rs, level 6, flush at each line", |writer, size| {
            let mut encoder = write::GzEncoder::new(writer, Compression::default());
            for line in input::text(size).split_inclusive(|it| *it == b'\n') {
                encoder.write_all(line)?;
                encoder.flush()?;
            }
            encoder.finish()?;
            Ok(())
        }),
        write!("flate2" "1", "flate2::write::ZlibEncoder::new", "zlib-rs, level 6", |writer, size| {
            let mut encoder = write::ZlibEncoder::new(writer, Compression::default());
            lines(&mut encoder, size)?;
            encoder.finish()?;
            Ok(())
        }),
        write!("flate2" "1", "flate2::write::DeflateEncoder::new", "zlib-rs, level 6", |writer, size| {
            let mut encoder = write::DeflateEncoder::new(writer, Compression::default());
            lines(&mut encoder, size)?;
            encoder.finish()?;
            Ok(())
        }),
    ]
}

macro_rules! decoder {
    ($path:literal, $decoder:ident, $packed:ident) => {
        write!("flate2" "1", $path, "", |writer, size| {
            let mut decoder = write::$decoder::new(writer);
            pieces(&mut decoder, &$packed(size))?;
            decoder.finish()?;
            Ok(())
        })
    };
}

fn decoders() -> Vec<Api> {
    vec![
        decoder!("flate2::write::GzDecoder::new", GzDecoder, gz),
        decoder!("flate2::write::MultiGzDecoder::new", MultiGzDecoder, gz),
        decoder!("flate2::write::ZlibDecoder::new", ZlibDecoder, zlib),
        decoder!("flate2::write::DeflateDecoder::new", DeflateDecoder, deflate),
    ]
}
