//! `serde_cbor` on a list of records.

use serde::{Deserialize, Serialize};
use serde_cbor::ser::IoWrite;
use serde_cbor::{Deserializer, Serializer};

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn cbor(size: usize) -> Vec<u8> {
    serde_cbor::to_vec(&input::records(size)).expect("records are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde_cbor" "0.11", "serde_cbor::from_reader", "", cbor, |reader| {
            // It wants nothing behind the value.
            let _: Result<Vec<Record>, _> = serde_cbor::from_reader(reader);
            Ok(())
        }),
        read!("serde_cbor" "0.11", "serde_cbor::Deserializer::from_reader", "", cbor, |reader| {
            Vec::<Record>::deserialize(&mut Deserializer::from_reader(reader))?;
            Ok(())
        }),
        write!("serde_cbor" "0.11", "serde_cbor::to_writer", "", |writer, size| {
            Ok(serde_cbor::to_writer(writer, &input::records(size))?)
        }),
        write!("serde_cbor" "0.11", "serde_cbor::ser::IoWrite::new", "", |writer, size| {
            Ok(input::records(size).serialize(&mut Serializer::new(IoWrite::new(writer)))?)
        }),
    ]
}
