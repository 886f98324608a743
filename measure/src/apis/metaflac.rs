//! `metaflac` on a tag with a picture, before the frames of a song.

use metaflac::block::{PictureType, StreamInfo};
use metaflac::{Block, Tag};

use super::{claxon, read, write};
use crate::input;
use crate::measure::Api;

fn tag(size: usize) -> Tag {
    let mut tag = Tag::new();
    let mut info = StreamInfo::new();
    info.sample_rate = 48_000;
    info.num_channels = 1;
    info.bits_per_sample = 16;
    info.total_samples = 48_000;
    info.md5 = vec![0; 16];
    tag.push_block(Block::StreamInfo(info));
    tag.set_vorbis("TITLE", vec!["Title"]);
    tag.set_vorbis("ARTIST", vec!["Artist"]);
    tag.add_picture("image/png", PictureType::CoverFront, input::noise(size));
    tag
}

/// A tag with a picture of 60 KB, and so many bytes of sound.
pub fn song(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    tag(60_000).write_to(&mut bytes).expect("a vector takes all");
    bytes.extend_from_slice(&claxon::encoded(size)[42..]);
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("metaflac" "0.2", "metaflac::Tag::read_from", "", song, |mut reader| {
            Tag::read_from(&mut reader)?;
            Ok(())
        }),
        write!("metaflac" "0.2", "metaflac::Tag::write_to", "", |mut writer, size| {
            Ok(tag(size).write_to(&mut writer)?)
        }),
    ]
}
