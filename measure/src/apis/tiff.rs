//! `tiff` on a grey picture of noise.

use std::io::Cursor;

use tiff::decoder::Decoder;
use tiff::encoder::{TiffEncoder, colortype};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let rows = u32::try_from(size / 1_000).unwrap_or(1);
    let mut encoder = TiffEncoder::new(&mut bytes).expect("a vector takes all");
    let pixels = input::noise(rows as usize * 1_000);
    encoder.write_image::<colortype::Gray8>(1_000, rows, &pixels).expect("a vector takes all");
    bytes.into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("tiff" "0.11", "tiff::decoder::Decoder::new", "", encoded, |reader| {
            Decoder::new(reader)?.read_image()?;
            Ok(())
        }),
        write!("tiff" "0.11", "tiff::encoder::TiffEncoder::new", "", |writer, size| {
            let rows = u32::try_from(size / 1_000)?;
            let pixels = input::noise(rows as usize * 1_000);
            Ok(TiffEncoder::new(writer)?.write_image::<colortype::Gray8>(1_000, rows, &pixels)?)
        }),
    ]
}
