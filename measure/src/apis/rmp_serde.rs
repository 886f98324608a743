//! `rmp-serde` on a list of records.

use rmp_serde::{Deserializer, Serializer};
use serde::{Deserialize, Serialize};

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn packed(size: usize) -> Vec<u8> {
    rmp_serde::to_vec(&input::records(size)).expect("records are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("rmp-serde" "1", "rmp_serde::from_read", "", packed, |reader| {
            let _: Vec<Record> = rmp_serde::from_read(reader)?;
            Ok(())
        }),
        read!("rmp-serde" "1", "rmp_serde::Deserializer::new", "", packed, |reader| {
            Vec::<Record>::deserialize(&mut Deserializer::new(reader))?;
            Ok(())
        }),
        write!("rmp-serde" "1", "rmp_serde::encode::write", "", |mut writer, size| {
            Ok(rmp_serde::encode::write(&mut writer, &input::records(size))?)
        }),
        write!("rmp-serde" "1", "rmp_serde::encode::write_named", "", |mut writer, size| {
            Ok(rmp_serde::encode::write_named(&mut writer, &input::records(size))?)
        }),
        write!("rmp-serde" "1", "rmp_serde::Serializer::new", "", |writer, size| {
            Ok(input::records(size).serialize(&mut Serializer::new(writer))?)
        }),
    ]
}
