//! `midly` on a track of notes.

use midly::num::{u4, u7, u15, u28};
use midly::{Format, Header, MidiMessage, Smf, Timing, TrackEvent, TrackEventKind};

use super::write;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("midly" "0.5", "midly::Smf::write_std", "", |writer, size| {
        let note = |index: usize| TrackEvent {
            delta: u28::from(48),
            kind: TrackEventKind::Midi {
                channel: u4::from(0),
                message: MidiMessage::NoteOn { key: u7::from(index as u8 % 128), vel: u7::from(64) },
            },
        };
        let mut smf = Smf::new(Header::new(Format::SingleTrack, Timing::Metrical(u15::from(96))));
        smf.tracks.push((0..size / 3).map(note).collect());
        Ok(smf.write_std(writer)?)
    })]
}
