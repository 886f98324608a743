//! `brotli` on compressed noise and on lines of text, with blocks of 4 KiB.

use std::io::{Cursor, Result, Write, sink};

use brotli::enc::BrotliEncoderParams;
use brotli::{
    BrotliCompress, BrotliDecompress, CompressorReader, CompressorWriter, Decompressor, DecompressorWriter,
};

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

const BLOCK: usize = 4096;

/// Noise, so that what comes out is as long as what goes in.
fn packed(size: usize) -> Vec<u8> {
    let mut packed = Vec::new();
    BrotliCompress(&mut Cursor::new(input::noise(size)), &mut packed, &params()).expect("a vector takes all");
    packed
}

fn params() -> BrotliEncoderParams {
    BrotliEncoderParams { quality: 5, lgwin: 22, ..BrotliEncoderParams::default() }
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
        read!("brotli" "8", "brotli::Decompressor::new", "4 KiB", packed, |reader| {
            drain(Decompressor::new(reader, BLOCK))
        }),
        read!("brotli" "8", "brotli::Decompressor::new", "64 KiB", packed, |reader| {
            drain(Decompressor::new(reader, 65_536))
        }),
        read!("brotli" "8", "brotli::CompressorReader::new", "4 KiB", input::text, |reader| {
            drain(CompressorReader::new(reader, BLOCK, 5, 22))
        }),
        read!("brotli" "8", "brotli::BrotliDecompress", "from", packed, |mut reader| {
            Ok(BrotliDecompress(&mut reader, &mut sink())?)
        }),
        read!("brotli" "8", "brotli::BrotliCompress", "from", input::text, |mut reader| {
            BrotliCompress(&mut reader, &mut sink(), &params())?;
            Ok(())
        }),
    ]
}

fn writers() -> Vec<Api> {
    vec![
        write!("brotli" "8", "brotli::CompressorWriter::new", "4 KiB, flush at the end", |writer, size| {
            let mut encoder = CompressorWriter::new(writer, BLOCK, 5, 22);
            lines(&mut encoder, size * 2)?;
            Ok(encoder.flush()?)
        }),
        write!("brotli" "8", "brotli::CompressorWriter::new", "4 KiB, into_inner", |writer, size| {
            let mut encoder = CompressorWriter::new(writer, BLOCK, 5, 22);
            lines(&mut encoder, size * 2)?;
            encoder.into_inner();
            Ok(())
        }),
        write!("brotli" "8", "brotli::CompressorWriter::new", "4 KiB, dropped", |writer, size| {
            Ok(lines(CompressorWriter::new(writer, BLOCK, 5, 22), size * 2)?)
        }),
        write!("brotli" "8", "brotli::DecompressorWriter::new", "4 KiB, 64 bytes at a time", |writer, size| {
            let mut decoder = DecompressorWriter::new(writer, BLOCK);
            packed(size).chunks(64).try_for_each(|piece| decoder.write_all(piece))?;
            Ok(decoder.close()?)
        }),
        write!("brotli" "8", "brotli::BrotliCompress", "to", |mut writer, size| {
            BrotliCompress(&mut Cursor::new(input::noise(size)), &mut writer, &params())?;
            Ok(())
        }),
        write!("brotli" "8", "brotli::BrotliDecompress", "to", |mut writer, size| {
            Ok(BrotliDecompress(&mut Cursor::new(packed(size)), &mut writer)?)
        }),
    ]
}
