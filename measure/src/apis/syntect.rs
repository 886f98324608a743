//! `syntect` on a list of records.

use syntect::dumps::{dump_to_writer, from_reader};

use super::{buf_read, write};
use crate::input;
use crate::measure::Api;

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    dump_to_writer(&input::noise(size), &mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        buf_read!("syntect" "5", "syntect::dumps::from_reader", "", encoded, |reader| {
            from_reader::<Vec<u8>, _>(reader)?;
            Ok(())
        }),
        write!("syntect" "5", "syntect::dumps::dump_to_writer", "", |writer, size| {
            Ok(dump_to_writer(&input::records(size * 3), writer)?)
        }),
    ]
}
