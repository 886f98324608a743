//! `m3u8-rs` on a list of segments and on a list of streams.

use m3u8_rs::{MasterPlaylist, MediaPlaylist, MediaSegment, Playlist, VariantStream};

use super::write;
use crate::measure::Api;

fn segments(size: usize) -> MediaPlaylist {
    let segment =
        |id| MediaSegment { uri: format!("segment{id}.ts"), duration: 6.0, ..MediaSegment::default() };
    MediaPlaylist { segments: (0..size / 30).map(segment).collect(), ..MediaPlaylist::default() }
}

fn streams(size: usize) -> MasterPlaylist {
    let stream =
        |id| VariantStream { uri: format!("stream{id}.m3u8"), bandwidth: 800_000, ..VariantStream::default() };
    MasterPlaylist { variants: (0..size / 60).map(stream).collect(), ..MasterPlaylist::default() }
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("m3u8-rs" "6", "m3u8_rs::MediaPlaylist::write_to", "", |mut writer, size| {
            Ok(segments(size).write_to(&mut writer)?)
        }),
        write!("m3u8-rs" "6", "m3u8_rs::MasterPlaylist::write_to", "", |mut writer, size| {
            Ok(streams(size).write_to(&mut writer)?)
        }),
        write!("m3u8-rs" "6", "m3u8_rs::Playlist::write_to", "", |mut writer, size| {
            Ok(Playlist::MediaPlaylist(segments(size)).write_to(&mut writer)?)
        }),
    ]
}
