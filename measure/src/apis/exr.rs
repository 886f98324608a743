//! `exr` on a picture of three channels, with a gradient and some noise, on one thread: several write in any order.

use std::io::Cursor;

use exr::prelude::{
    Encoding, Image, Layer, LayerAttributes, ReadChannels, ReadLayers, SpecificChannels, WritableImage, f16,
};

use super::{read, write};
use crate::input;
use crate::measure::Api;

/// So wide, in pixels, that a line of it takes 1.5 KiB.
const WIDTH: usize = 256;

macro_rules! picture {
    ($size:expr, $encoding:expr) => {{
        let grain = input::noise($size);
        let height = $size / (6 * WIDTH) + 1;
        let pixel = move |at: exr::math::Vec2<usize>| {
            let noise = grain[(at.y() * WIDTH + at.x()) % grain.len()] >> 5;
            let of = |it: usize| f16::from_f32((it + usize::from(noise)) as f32 / 256.0);
            (of(at.x()), of(at.y()), of(at.x() + at.y()))
        };
        let attributes = LayerAttributes::named("picture");
        let layer = Layer::new((WIDTH, height), attributes, $encoding, SpecificChannels::rgb(pixel));
        Image::from_layer(layer)
    }};
}

fn encoded(size: usize, encoding: Encoding) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture!(size, encoding).write().non_parallel().to_buffered(&mut bytes).expect("a vector takes all");
    bytes.into_inner()
}

macro_rules! reader {
    () => {
        exr::image::read::read()
            .no_deep_data()
            .largest_resolution_level()
            .all_channels()
            .first_valid_layer()
            .all_attributes()
            .non_parallel()
    };
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("exr" "1", "exr::image::read::ReadImage::from_buffered", "run lengths", |it| encoded(it, Encoding::FAST_LOSSLESS), |reader| {
            reader!().from_buffered(reader)?;
            Ok(())
        }),
        read!("exr" "1", "exr::image::read::ReadImage::from_buffered", "uncompressed", |it| encoded(it, Encoding::UNCOMPRESSED), |reader| {
            reader!().from_buffered(reader)?;
            Ok(())
        }),
        read!("exr" "1", "exr::image::read::ReadImage::from_unbuffered", "uncompressed", |it| encoded(it, Encoding::UNCOMPRESSED), |reader| {
            reader!().from_unbuffered(reader)?;
            Ok(())
        }),
        write!("exr" "1", "exr::image::write::WriteImageWithOptions::to_buffered", "run lengths", |writer, size| {
            Ok(picture!(size, Encoding::FAST_LOSSLESS).write().non_parallel().to_buffered(writer)?)
        }),
        write!("exr" "1", "exr::image::write::WriteImageWithOptions::to_buffered", "uncompressed", |writer, size| {
            Ok(picture!(size, Encoding::UNCOMPRESSED).write().non_parallel().to_buffered(writer)?)
        }),
        write!("exr" "1", "exr::image::write::WriteImageWithOptions::to_unbuffered", "uncompressed", |writer, size| {
            Ok(picture!(size, Encoding::UNCOMPRESSED).write().non_parallel().to_unbuffered(writer)?)
        }),
    ]
}
