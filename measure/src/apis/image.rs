//! `image`: a picture with a gradient and some noise, in the formats of every day.

use std::io::{BufRead, Cursor, Seek, Write};

use image::codecs::{bmp, gif, jpeg, png, pnm, tiff};
use image::{DynamicImage, Frame, ImageFormat, ImageReader, RgbImage};

use super::{buf_read, write};
use crate::input;
use crate::measure::{Api, Outcome};

/// 512 pixels wide, 3 bytes a pixel.
fn picture(size: usize) -> DynamicImage {
    let noise = input::noise(size + 2_000);
    let height = u32::try_from(size / 1_536).unwrap_or(1) + 1;
    RgbImage::from_fn(512, height, |x, y| {
        let grain = noise[(y * 512 + x) as usize % size] >> 3;
        image::Rgb([(x / 2) as u8, (y / 4) as u8, grain])
    })
    .into()
}

fn encoded(format: ImageFormat, size: usize) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture(size).write_to(&mut bytes, format).expect("a vector takes all");
    bytes.into_inner()
}

fn decoded(reader: impl BufRead + Seek, format: ImageFormat) -> Outcome {
    ImageReader::with_format(reader, format).decode()?;
    Ok(())
}

fn saved(mut writer: impl Write + Seek, size: usize, format: ImageFormat) -> Outcome {
    Ok(picture(size).write_to(&mut writer, format)?)
}

pub fn apis() -> Vec<Api> {
    readers().into_iter().chain(savers()).chain(encoders()).collect()
}

fn readers() -> Vec<Api> {
    vec![
        buf_read!("image" "0.25", "image::ImageReader::with_format", "bmp", |it| encoded(ImageFormat::Bmp, it), |reader| {
            decoded(reader, ImageFormat::Bmp)
        }),
        buf_read!("image" "0.25", "image::ImageReader::with_format", "jpeg", |it| encoded(ImageFormat::Jpeg, it), |reader| {
            decoded(reader, ImageFormat::Jpeg)
        }),
        buf_read!("image" "0.25", "image::ImageReader::with_format", "png", |it| encoded(ImageFormat::Png, it), |reader| {
            decoded(reader, ImageFormat::Png)
        }),
    ]
}

fn savers() -> Vec<Api> {
    vec![
        write!("image" "0.25", "image::DynamicImage::write_to", "bmp", |writer, size| {
            saved(writer, size, ImageFormat::Bmp)
        }),
        write!("image" "0.25", "image::DynamicImage::write_to", "gif", |writer, size| {
            saved(writer, size, ImageFormat::Gif)
        }),
        write!("image" "0.25", "image::DynamicImage::write_to", "jpeg", |writer, size| {
            saved(writer, size, ImageFormat::Jpeg)
        }),
        write!("image" "0.25", "image::DynamicImage::write_to", "png", |writer, size| {
            saved(writer, size, ImageFormat::Png)
        }),
        write!("image" "0.25", "image::DynamicImage::write_to", "pnm", |writer, size| {
            saved(writer, size, ImageFormat::Pnm)
        }),
        write!("image" "0.25", "image::DynamicImage::write_to", "tiff", |writer, size| {
            saved(writer, size, ImageFormat::Tiff)
        }),
        write!("image" "0.25", "image::DynamicImage::write_to", "qoi", |writer, size| {
            saved(writer, size, ImageFormat::Qoi)
        }),
    ]
}

fn encoders() -> Vec<Api> {
    vec![
        write!("image" "0.25", "image::codecs::bmp::BmpEncoder::new", "", |mut writer, size| {
            Ok(picture(size).write_with_encoder(bmp::BmpEncoder::new(&mut writer))?)
        }),
        write!("image" "0.25", "image::codecs::gif::GifEncoder::new", "", |writer, size| {
            Ok(gif::GifEncoder::new(writer).encode_frame(Frame::new(picture(size).to_rgba8()))?)
        }),
        write!("image" "0.25", "image::codecs::gif::GifEncoder::new_with_speed", "fastest", |writer, size| {
            let frame = Frame::new(picture(size).to_rgba8());
            Ok(gif::GifEncoder::new_with_speed(writer, 30).encode_frame(frame)?)
        }),
        write!("image" "0.25", "image::codecs::jpeg::JpegEncoder::new", "", |writer, size| {
            Ok(picture(size).write_with_encoder(jpeg::JpegEncoder::new(writer))?)
        }),
        write!("image" "0.25", "image::codecs::jpeg::JpegEncoder::new_with_quality", "90", |writer, size| {
            Ok(picture(size).write_with_encoder(jpeg::JpegEncoder::new_with_quality(writer, 90))?)
        }),
        write!("image" "0.25", "image::codecs::png::PngEncoder::new", "", |writer, size| {
            Ok(picture(size).write_with_encoder(png::PngEncoder::new(writer))?)
        }),
        write!("image" "0.25", "image::codecs::pnm::PnmEncoder::new", "", |writer, size| {
            Ok(picture(size).write_with_encoder(pnm::PnmEncoder::new(writer))?)
        }),
        write!("image" "0.25", "image::codecs::tiff::TiffEncoder::new", "", |writer, size| {
            Ok(picture(size).write_with_encoder(tiff::TiffEncoder::new(writer))?)
        }),
    ]
}
