//! `bmp` on an image of many colours.

use bmp::{Image, Pixel};

use super::{read, write};
use crate::measure::Api;

fn image(size: usize) -> Image {
    let side = (size as f64 / 3.0).sqrt() as u32;
    let mut image = Image::new(side, side);
    for (x, y) in image.coordinates() {
        image.set_pixel(x, y, Pixel::new(x as u8, y as u8, (x + y) as u8));
    }
    image
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    image(size).to_writer(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("bmp" "0.5", "bmp::from_reader", "", written, |mut reader| {
            bmp::from_reader(&mut reader)?;
            Ok(())
        }),
        write!("bmp" "0.5", "bmp::Image::to_writer", "", |mut writer, size| {
            Ok(image(size).to_writer(&mut writer)?)
        }),
    ]
}
