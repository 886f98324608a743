//! `jpeg-encoder` on a picture of noise.

use jpeg_encoder::{ColorType, Encoder};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("jpeg-encoder" "0.7", "jpeg_encoder::Encoder::new", "", |writer, size| {
        let rows = u16::try_from(size / 1_000)?;
        let pixels = input::noise(usize::from(rows) * 1_000);
        Ok(Encoder::new(writer, 95).encode(&pixels, 1_000, rows, ColorType::Luma)?)
    })]
}
