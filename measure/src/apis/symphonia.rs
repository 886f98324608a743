//! `symphonia`, read through in large pieces: who decodes reads byte by byte from the stream's buffer.

use symphonia::core::io::{MediaSourceStream, ReadOnlySource};

use super::read;
use crate::input;
use crate::measure::{Api, drain};

pub fn apis() -> Vec<Api> {
    vec![read!("symphonia" "0.6", "symphonia::core::io::MediaSourceStream::new", "", input::noise, |reader| {
        let source = Box::new(ReadOnlySource::new(reader));
        drain(MediaSourceStream::new(source, Default::default()))
    })]
}
