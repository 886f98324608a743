//! `minimp3` on frames of silence.

use minimp3::{Decoder, Error};

use super::{id3, read};
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![read!("minimp3" "0.6", "minimp3::Decoder::new", "", id3::frames, |reader| {
        let mut decoder = Decoder::new(reader);
        loop {
            match decoder.next_frame() {
                Ok(_) => {}
                Err(Error::Eof) => return Ok(()),
                Err(error) => return Err(error.into()),
            }
        }
    })]
}
