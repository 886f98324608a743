//! `image-webp` on a picture of noise.

use image_webp::{ColorType, WebPDecoder, WebPEncoder};

use super::{buf_read, write};
use crate::input;
use crate::measure::Api;

/// The width, in pixels of 3 bytes.
const WIDTH: usize = 500;

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let rows = size / (3 * WIDTH);
    let pixels = input::noise(rows * 3 * WIDTH);
    let encoder = WebPEncoder::new(&mut bytes);
    encoder.encode(&pixels, WIDTH as u32, rows as u32, ColorType::Rgb8).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        buf_read!("image-webp" "0.2", "image_webp::WebPDecoder::new", "", encoded, |reader| {
            let mut decoder = WebPDecoder::new(reader)?;
            let mut pixels = vec![0; decoder.output_buffer_size().ok_or("a picture has a size")?];
            Ok(decoder.read_image(&mut pixels)?)
        }),
        write!("image-webp" "0.2", "image_webp::WebPEncoder::new", "", |writer, size| {
            let rows = size / (3 * WIDTH);
            let pixels = input::noise(rows * 3 * WIDTH);
            Ok(WebPEncoder::new(writer).encode(&pixels, WIDTH as u32, rows as u32, ColorType::Rgb8)?)
        }),
    ]
}
