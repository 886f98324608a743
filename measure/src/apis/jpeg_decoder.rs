//! `jpeg-decoder` on a picture of noise.

use super::read;
use crate::input;
use crate::measure::Api;

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let rows = u16::try_from(size / 1_000).unwrap_or(1);
    let encoder = jpeg_encoder::Encoder::new(&mut bytes, 95);
    let pixels = input::noise(usize::from(rows) * 1_000);
    encoder.encode(&pixels, 1_000, rows, jpeg_encoder::ColorType::Luma).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![read!("jpeg-decoder" "0.3", "jpeg_decoder::Decoder::decode", "", encoded, |reader| {
        jpeg_decoder::Decoder::new(reader).decode()?;
        Ok(())
    })]
}
