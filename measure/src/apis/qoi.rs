//! `qoi` on an image of many colours.

use qoi::{Decoder, Encoder};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn encoded(size: usize) -> Vec<u8> {
    let side = (size as f64 / 4.0).sqrt() as u32;
    qoi::encode_to_vec(input::noise((side * side * 3) as usize), side, side).expect("a vector takes all")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("qoi" "0.4", "qoi::Decoder::from_stream", "", encoded, |reader| {
            Decoder::from_stream(reader)?.decode_to_vec()?;
            Ok(())
        }),
        write!("qoi" "0.4", "qoi::Encoder::encode_to_stream", "", |mut writer, size| {
            let side = (size as f64 / 4.0).sqrt() as u32;
            let pixels = input::noise((side * side * 3) as usize);
            Encoder::new(&pixels, side, side)?.encode_to_stream(&mut writer)?;
            Ok(())
        }),
    ]
}
