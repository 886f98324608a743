//! `gpx` on a track of points.

use geo_types::Point;
use gpx::{Gpx, GpxVersion, Track, TrackSegment, Waypoint};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn track(size: usize) -> Gpx {
    let point = |it: input::Record| {
        let mut point = Waypoint::new(Point::new(it.amount % 180.0, it.amount % 90.0));
        point.name = Some(it.name);
        point
    };
    let points = input::records(size).into_iter().map(point).collect();
    let track = Track { segments: vec![TrackSegment { points }], ..Track::default() };
    Gpx { version: GpxVersion::Gpx11, tracks: vec![track], ..Gpx::default() }
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    gpx::write(&track(size), &mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("gpx" "0.10", "gpx::read", "", written, |reader| {
            gpx::read(reader)?;
            Ok(())
        }),
        write!("gpx" "0.10", "gpx::write", "", |writer, size| { Ok(gpx::write(&track(size), writer)?) }),
    ]
}
