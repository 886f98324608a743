//! `ciborium` on a list of records.

use ciborium::Value;

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn cbor(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(&input::records(size), &mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("ciborium" "0.2", "ciborium::from_reader", "list of structs", cbor, |reader| {
            let _: Vec<Record> = ciborium::from_reader(reader)?;
            Ok(())
        }),
        read!("ciborium" "0.2", "ciborium::from_reader", "Value", cbor, |reader| {
            let _: Value = ciborium::from_reader(reader)?;
            Ok(())
        }),
        read!("ciborium" "0.2", "ciborium::de::from_reader_with_recursion_limit", "Value", cbor, |reader| {
            let _: Value = ciborium::de::from_reader_with_recursion_limit(reader, 64)?;
            Ok(())
        }),
        write!("ciborium" "0.2", "ciborium::into_writer", "list of structs", |writer, size| {
            Ok(ciborium::into_writer(&input::records(size), writer)?)
        }),
    ]
}
