//! `mp4` on a track of texts.

use std::io::{Cursor, Seek, Write};

use mp4::{
    FourCC, MediaConfig, Mp4Config, Mp4Reader, Mp4Sample, Mp4Writer, TrackConfig, TrackType, TtxtConfig,
};

use super::{read, write};
use crate::input;
use crate::measure::{Api, Outcome};

/// The size of a sample, in bytes.
const SAMPLE: usize = 380;

fn track(writer: impl Write + Seek, size: usize) -> Outcome {
    let major_brand = FourCC { value: *b"isom" };
    let config =
        Mp4Config { major_brand, minor_version: 512, compatible_brands: vec![major_brand], timescale: 1_000 };
    let mut writer = Mp4Writer::write_start(writer, &config)?;
    writer.add_track(&TrackConfig {
        track_type: TrackType::Subtitle,
        timescale: 1_000,
        language: "und".to_owned(),
        media_conf: MediaConfig::TtxtConfig(TtxtConfig {}),
    })?;
    for (index, bytes) in (0..).zip(input::noise(size).chunks(SAMPLE)) {
        let bytes = bytes.to_vec().into();
        let (start_time, is_sync) = (index * 20, index % 50 == 0);
        writer
            .write_sample(1, &Mp4Sample { start_time, duration: 20, rendering_offset: 0, is_sync, bytes })?;
    }
    Ok(writer.write_end()?)
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    track(&mut bytes, size).expect("a vector takes all");
    bytes.into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("mp4" "0.14", "mp4::Mp4Reader::read_header", "", encoded, |mut reader| {
            let size = reader.seek(std::io::SeekFrom::End(0))?;
            reader.rewind()?;
            Mp4Reader::read_header(reader, size)?;
            Ok(())
        }),
        read!("mp4" "0.14", "mp4::Mp4Reader::read_sample", "with the header", encoded, |mut reader| {
            let size = reader.seek(std::io::SeekFrom::End(0))?;
            reader.rewind()?;
            let mut reader = Mp4Reader::read_header(reader, size)?;
            for sample in 1..=reader.sample_count(1)? {
                reader.read_sample(1, sample)?;
            }
            Ok(())
        }),
        write!("mp4" "0.14", "mp4::Mp4Writer::write_end", "with the samples", |writer, size| {
            track(writer, size)
        }),
    ]
}
