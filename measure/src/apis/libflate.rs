//! `libflate` on compressed noise and on lines of text.

use std::io::{Result, Write};

use libflate::{deflate, gzip, zlib};

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

/// The decoders and the encoder of one format.
macro_rules! format {
    (
        [$($decoder:literal, |$reader:ident| $decode:expr),+],
        $encoder:literal, |$writer:ident| $encode:expr
    ) => {{
        fn packed(size: usize) -> Vec<u8> {
            let $writer = Vec::new();
            let mut encoder = $encode.expect("a vector takes all");
            encoder.write_all(&input::noise(size)).expect("a vector takes all");
            encoder.finish().into_result().expect("a vector takes all")
        }
        vec![
            $(read!("libflate" "2", $decoder, "", packed, |$reader| { drain($decode?) }),)+
            write!("libflate" "2", $encoder, "", |$writer, size| {
                let mut encoder = $encode?;
                for line in input::text(size).split_inclusive(|it| *it == b'\n') {
                    encoder.write_all(line)?;
                }
                encoder.finish().into_result()?;
                Ok(())
            }),
        ]
    }};
}

pub fn apis() -> Vec<Api> {
    let gzip = format!(
        [
            "libflate::gzip::Decoder::new",
            |reader| gzip::Decoder::new(reader),
            "libflate::gzip::MultiDecoder::new",
            |reader| gzip::MultiDecoder::new(reader)
        ],
        "libflate::gzip::Encoder::new",
        |writer| gzip::Encoder::new(writer)
    );
    let zlib = format!(
        ["libflate::zlib::Decoder::new", |reader| zlib::Decoder::new(reader)],
        "libflate::zlib::Encoder::new",
        |writer| zlib::Encoder::new(writer)
    );
    let deflate = format!(
        ["libflate::deflate::Decoder::new", |reader| Result::Ok(deflate::Decoder::new(reader))],
        "libflate::deflate::Encoder::new",
        |writer| Result::Ok(deflate::Encoder::new(writer))
    );
    gzip.into_iter().chain(zlib).chain(deflate).collect()
}
