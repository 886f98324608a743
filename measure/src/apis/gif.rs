//! `gif` on a frame of noise.

use gif::{ColorOutput, DecodeOptions, Encoder, Frame};

use super::{read, write};
use crate::input;
use crate::measure::Api;

/// One frame, 1,000 pixels wide.
fn frame(size: usize) -> Frame<'static> {
    let rows = size / 1_000;
    let pixels: Vec<u8> = input::noise(rows * 1_000).into_iter().collect();
    Frame::from_indexed_pixels(1_000, rows as u16, pixels, None)
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let frame = frame(size);
    let palette = input::noise(768);
    let mut encoder = Encoder::new(&mut bytes, 1_000, frame.height, &palette).expect("a vector takes all");
    encoder.write_frame(&frame).expect("a vector takes all");
    drop(encoder);
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("gif" "0", "gif::DecodeOptions::read_info", "", encoded, |reader| {
            let mut options = DecodeOptions::new();
            options.set_color_output(ColorOutput::Indexed);
            let mut decoder = options.read_info(reader)?;
            while decoder.read_next_frame()?.is_some() {}
            Ok(())
        }),
        write!("gif" "0", "gif::Encoder::new", "one frame", |writer, size| {
            let frame = frame(size);
            let mut encoder = Encoder::new(writer, 1_000, frame.height, &input::noise(768))?;
            encoder.write_frame(&frame)?;
            encoder.into_inner()?;
            Ok(())
        }),
        write!("gif" "0", "gif::Encoder::write_frame", "one frame", |writer, size| {
            let frame = frame(size);
            let mut encoder = Encoder::new(writer, 1_000, frame.height, &input::noise(768))?;
            Ok(encoder.write_frame(&frame)?)
        }),
    ]
}
