//! `deflate` on lines of text.

use std::io::Write;

use deflate::Compression;
use deflate::write::{DeflateEncoder, ZlibEncoder};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        write!("deflate" "1", "deflate::write::ZlibEncoder::new", "lines", |writer, size| {
            let mut encoder = ZlibEncoder::new(writer, Compression::Default);
            for line in input::text(size * 3).split_inclusive(|it| *it == b'\n') {
                encoder.write_all(line)?;
            }
            encoder.finish()?;
            Ok(())
        }),
        write!("deflate" "1", "deflate::write::DeflateEncoder::new", "lines", |writer, size| {
            let mut encoder = DeflateEncoder::new(writer, Compression::Default);
            for line in input::text(size * 3).split_inclusive(|it| *it == b'\n') {
                encoder.write_all(line)?;
            }
            encoder.finish()?;
            Ok(())
        }),
    ]
}
