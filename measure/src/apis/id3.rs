//! `id3` on a tag with a picture, before the frames of a song.

use id3::frame::{Picture, PictureType};
use id3::{Encoder, Tag, TagLike, Version};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn tag(size: usize) -> Tag {
    let mut tag = Tag::new();
    tag.set_title("Title");
    tag.set_artist("Artist");
    tag.add_frame(Picture {
        mime_type: "image/png".to_owned(),
        picture_type: PictureType::CoverFront,
        description: String::new(),
        data: input::noise(size),
    });
    tag
}

/// Silence, in frames of 26 milliseconds.
pub fn frames(size: usize) -> Vec<u8> {
    let frame = [b"\xFF\xFB\x90\0".as_slice(), &[0; 413]].concat();
    frame.repeat(size / frame.len())
}

/// A tag with a picture of 60 KB, and so many bytes of silence.
pub fn song(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    tag(60_000).write_to(&mut bytes, Version::Id3v24).expect("a vector takes all");
    bytes.append(&mut frames(size));
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("id3" "1", "id3::Tag::read_from2", "", song, |reader| {
            Tag::read_from2(reader)?;
            Ok(())
        }),
        write!("id3" "1", "id3::Tag::write_to", "", |writer, size| {
            Ok(tag(size).write_to(writer, Version::Id3v24)?)
        }),
        write!("id3" "1", "id3::Encoder::encode", "", |writer, size| {
            Ok(Encoder::new().version(Version::Id3v24).encode(&tag(size), writer)?)
        }),
    ]
}
