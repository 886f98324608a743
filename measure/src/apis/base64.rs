//! `base64` on lines of text.

use std::io::{Result, Write};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use base64::read::DecoderReader;
use base64::write::EncoderWriter;

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

fn encoded(size: usize) -> Vec<u8> {
    STANDARD.encode(input::text(size * 3 / 4)).into_bytes()
}

/// Lines of 60 bytes.
fn lines(mut encoder: impl Write, size: usize) -> Result<()> {
    let text = input::text(size * 3 / 4);
    text.split_inclusive(|it| *it == b'\n').try_for_each(|line| encoder.write_all(line))
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("base64" "0.22", "base64::read::DecoderReader::new", "", encoded, |reader| {
            drain(DecoderReader::new(reader, &STANDARD))
        }),
        write!("base64" "0.22", "base64::write::EncoderWriter::new", "lines", |writer, size| {
            let mut encoder = EncoderWriter::new(writer, &STANDARD);
            lines(&mut encoder, size)?;
            encoder.finish()?;
            Ok(())
        }),
        write!("base64" "0.22", "base64::write::EncoderWriter::new", "lines, dropped", |writer, size| {
            Ok(lines(EncoderWriter::new(writer, &STANDARD), size)?)
        }),
        write!("base64" "0.22", "base64::write::EncoderWriter::new", "64 KiB at a time", |writer, size| {
            let mut encoder = EncoderWriter::new(writer, &STANDARD);
            input::text(size * 3 / 4).chunks(65_536).try_for_each(|block| encoder.write_all(block))?;
            encoder.finish()?;
            Ok(())
        }),
    ]
}
