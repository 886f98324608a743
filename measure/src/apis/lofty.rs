//! `lofty` on a song with a picture.

use lofty::config::ParseOptions;
use lofty::file::AudioFile;
use lofty::flac::FlacFile;
use lofty::mpeg::MpegFile;
use lofty::probe::Probe;

use super::{id3, metaflac, read};
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("lofty" "0.25", "lofty::probe::Probe::new", "mp3", id3::song, |reader| {
            Probe::new(reader).guess_file_type()?.read()?;
            Ok(())
        }),
        read!("lofty" "0.25", "lofty::probe::Probe::new", "flac", metaflac::song, |reader| {
            Probe::new(reader).guess_file_type()?.read()?;
            Ok(())
        }),
        read!("lofty" "0.25", "lofty::file::AudioFile::read_from", "mp3", id3::song, |mut reader| {
            MpegFile::read_from(&mut reader, ParseOptions::new())?;
            Ok(())
        }),
        read!("lofty" "0.25", "lofty::file::AudioFile::read_from", "flac", metaflac::song, |mut reader| {
            FlacFile::read_from(&mut reader, ParseOptions::new())?;
            Ok(())
        }),
    ]
}
