//! `hound` on samples of 16 bits.

use std::io::{Cursor, Seek, Write};

use hound::{SampleFormat, WavReader, WavSpec, WavWriter};

use super::{read, write};
use crate::measure::{Api, Outcome};

const SPEC: WavSpec =
    WavSpec { channels: 1, sample_rate: 48_000, bits_per_sample: 16, sample_format: SampleFormat::Int };

fn samples(writer: impl Write + Seek, size: usize) -> Outcome {
    let mut writer = WavWriter::new(writer, SPEC)?;
    for sample in 0..size / 2 {
        writer.write_sample((sample * 37) as i16)?;
    }
    Ok(writer.finalize()?)
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    samples(&mut bytes, size).expect("a vector takes all");
    bytes.into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("hound" "3", "hound::WavReader::samples", "", encoded, |reader| {
            for sample in WavReader::new(reader)?.samples::<i16>() {
                sample?;
            }
            Ok(())
        }),
        read!("hound" "3", "hound::WavReader::into_samples", "", encoded, |reader| {
            for sample in WavReader::new(reader)?.into_samples::<i16>() {
                sample?;
            }
            Ok(())
        }),
        write!("hound" "3", "hound::WavWriter::write_sample", "16 bits", |writer, size| {
            samples(writer, size)
        }),
        write!("hound" "3", "hound::WavWriter::finalize", "", |writer, size| { samples(writer, size) }),
    ]
}
