//! `png` on a grey picture of noise, in the last version and the one before.

use super::{buf_read, read, write};
use crate::input;
use crate::measure::Api;

const WIDTH: u32 = 1_000;

fn rows(size: usize) -> u32 {
    u32::try_from(size / 1_000).unwrap_or(1)
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, WIDTH, rows(size));
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a vector takes all");
    writer.write_image_data(&input::noise(size)).expect("a vector takes all");
    writer.finish().expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        buf_read!("png" "0.18", "png::Decoder::new", "", encoded, |reader| {
            let mut reader = png::Decoder::new(reader).read_info()?;
            while reader.next_row()?.is_some() {}
            Ok(())
        }),
        read!("png" "0.17", "png::Decoder::new", "", encoded, |reader| {
            let mut reader = png_017::Decoder::new(reader).read_info()?;
            while reader.next_row()?.is_some() {}
            Ok(())
        }),
        write!("png" "0.18", "png::Encoder::new", "one block of pixels", |writer, size| {
            let mut encoder = png::Encoder::new(writer, WIDTH, rows(size));
            encoder.set_color(png::ColorType::Grayscale);
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&input::noise(size))?;
            Ok(writer.finish()?)
        }),
        write!("png" "0.18", "png::Writer::finish", "", |writer, size| {
            let mut encoder = png::Encoder::new(writer, WIDTH, rows(size));
            encoder.set_color(png::ColorType::Grayscale);
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&input::noise(size))?;
            Ok(writer.finish()?)
        }),
        write!("png" "0.18", "png::StreamWriter::finish", "", |writer, size| {
            use std::io::Write;
            let mut encoder = png::Encoder::new(writer, WIDTH, rows(size));
            encoder.set_color(png::ColorType::Grayscale);
            let mut writer = encoder.write_header()?;
            let mut stream = writer.stream_writer()?;
            stream.write_all(&input::noise(size))?;
            Ok(stream.finish()?)
        }),
    ]
}
