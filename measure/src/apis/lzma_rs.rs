//! `lzma-rs` on lines of text.

use super::{buf_read, write};
use crate::input;
use crate::measure::Api;

fn packed(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    lzma_rs::xz_compress(&mut input::noise(size).as_slice(), &mut bytes).expect("a vector takes all");
    bytes
}

fn packed_lzma(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    lzma_rs::lzma_compress(&mut input::noise(size).as_slice(), &mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        buf_read!("lzma-rs" "0.3", "lzma_rs::lzma_decompress", "", packed_lzma, |mut reader| {
            Ok(lzma_rs::lzma_decompress(&mut reader, &mut Vec::new())?)
        }),
        write!("lzma-rs" "0.3", "lzma_rs::lzma_compress", "", |mut writer, size| {
            Ok(lzma_rs::lzma_compress(&mut input::noise(size).as_slice(), &mut writer)?)
        }),
        write!("lzma-rs" "0.3", "lzma_rs::xz_compress", "", |mut writer, size| {
            Ok(lzma_rs::xz_compress(&mut input::noise(size).as_slice(), &mut writer)?)
        }),
        write!("lzma-rs" "0.3", "lzma_rs::lzma_decompress", "", |mut writer, size| {
            Ok(lzma_rs::lzma_decompress(&mut packed_lzma(size).as_slice(), &mut writer)?)
        }),
        write!("lzma-rs" "0.3", "lzma_rs::xz_decompress", "", |mut writer, size| {
            Ok(lzma_rs::xz_decompress(&mut packed(size).as_slice(), &mut writer)?)
        }),
    ]
}
