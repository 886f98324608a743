//! `serde_norway` on a list of records.

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn yaml(size: usize) -> Vec<u8> {
    serde_norway::to_string(&input::records(size)).expect("records are serialisable").into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde_norway" "0", "serde_norway::from_reader", "", yaml, |reader| {
            let _: Vec<Record> = serde_norway::from_reader(reader)?;
            Ok(())
        }),
        write!("serde_norway" "0", "serde_norway::to_writer", "", |writer, size| {
            Ok(serde_norway::to_writer(writer, &input::records(size))?)
        }),
    ]
}
