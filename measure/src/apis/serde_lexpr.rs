//! `serde-lexpr` on a list of records.

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn encoded(size: usize) -> Vec<u8> {
    serde_lexpr::to_vec(&input::records(size)).expect("records are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde-lexpr" "0.1", "serde_lexpr::from_reader", "", encoded, |reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Vec<Record>, _> = serde_lexpr::from_reader(reader);
            Ok(())
        }),
        write!("serde-lexpr" "0.1", "serde_lexpr::to_writer", "", |writer, size| {
            Ok(serde_lexpr::to_writer(writer, &input::records(size))?)
        }),
    ]
}
