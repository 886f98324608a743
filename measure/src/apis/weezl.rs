//! `weezl` on noise.

use weezl::{BitOrder, decode, encode};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        write!("weezl" "0.2", "weezl::encode::Encoder::into_stream", "", |writer, size| {
            let mut encoder = encode::Encoder::new(BitOrder::Msb, 8);
            Ok(encoder.into_stream(writer).encode_all(&input::noise(size)[..]).status?)
        }),
        write!("weezl" "0.2", "weezl::decode::Decoder::into_stream", "", |writer, size| {
            let encoded = encode::Encoder::new(BitOrder::Msb, 8).encode(&input::noise(size))?;
            let mut decoder = decode::Decoder::new(BitOrder::Msb, 8);
            Ok(decoder.into_stream(writer).decode_all(&encoded[..]).status?)
        }),
    ]
}
