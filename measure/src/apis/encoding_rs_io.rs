//! `encoding_rs_io` on lines of text.

use encoding_rs_io::DecodeReaderBytes;

use super::read;
use crate::input;
use crate::measure::{Api, drain};

pub fn apis() -> Vec<Api> {
    vec![read!("encoding_rs_io" "0.1", "encoding_rs_io::DecodeReaderBytes::new", "", input::text, |reader| {
        drain(DecodeReaderBytes::new(reader))
    })]
}
