//! `ruzstd` on blocks of text that `zstd` packed.

use std::io;

use ruzstd::decoding::StreamingDecoder;

use super::read;
use crate::input;
use crate::measure::Api;

fn packed(size: usize) -> Vec<u8> {
    zstd::encode_all(input::text(size * 4).as_slice(), 3).expect("a vector takes all")
}

pub fn apis() -> Vec<Api> {
    vec![read!("ruzstd" "0.8", "ruzstd::decoding::StreamingDecoder::new", "", packed, |reader| {
        io::copy(&mut StreamingDecoder::new(reader)?, &mut io::sink())?;
        Ok(())
    })]
}
