//! `brotli-decompressor` on noise that `brotli` has packed.

use std::io::Write;

use brotli_decompressor::Decompressor;

use super::read;
use crate::input;
use crate::measure::{Api, drain};

fn packed(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = brotli::CompressorWriter::new(&mut bytes, 4096, 3, 20);
    encoder.write_all(&input::noise(size)).expect("a vector takes all");
    drop(encoder);
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![read!("brotli-decompressor" "6", "brotli_decompressor::Decompressor::new", "blocks of 4096", packed, |reader| {
        drain(Decompressor::new(reader, 4096))
    })]
}
