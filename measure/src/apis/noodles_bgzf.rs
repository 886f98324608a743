//! `noodles-bgzf` on lines of text.

use std::io::Write;

use noodles_bgzf::io::{Reader, Writer};

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

fn packed(size: usize) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new());
    writer.write_all(&input::noise(size)).expect("a vector takes all");
    writer.finish().expect("a vector takes all")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("noodles-bgzf" "0", "noodles_bgzf::io::Reader::new", "", packed, |reader| {
            drain(Reader::new(reader))
        }),
        write!("noodles-bgzf" "0", "noodles_bgzf::io::Writer::new", "lines", |writer, size| {
            let mut writer = Writer::new(writer);
            for line in input::text(size * 3).split_inclusive(|it| *it == b'\n') {
                writer.write_all(line)?;
            }
            writer.finish()?;
            Ok(())
        }),
    ]
}
