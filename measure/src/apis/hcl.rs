//! `hcl-rs` on an attribute for each record.

use std::collections::BTreeMap;

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn body(size: usize) -> BTreeMap<String, Record> {
    input::records(size).into_iter().map(|it| (format!("record_{}", it.id), it)).collect()
}

fn text(size: usize) -> Vec<u8> {
    hcl::to_vec(&body(size)).expect("records are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("hcl-rs" "0", "hcl::from_reader", "", text, |reader| {
            // It reads to the end, where what follows is an error.
            let _: Result<hcl::Body, _> = hcl::from_reader(reader);
            Ok(())
        }),
        write!("hcl-rs" "0", "hcl::to_writer", "", |writer, size| {
            Ok(hcl::to_writer(writer, &body(size))?)
        }),
    ]
}
