//! `serde_yaml` on a list of records, in its last version and the one before.

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn yaml(size: usize) -> Vec<u8> {
    serde_yaml::to_string(&input::records(size)).expect("records are serialisable").into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde_yaml" "0.9", "serde_yaml::from_reader", "", yaml, |reader| {
            let _: Vec<Record> = serde_yaml::from_reader(reader)?;
            Ok(())
        }),
        read!("serde_yaml" "0.9", "serde_yaml::Deserializer::from_reader", "", yaml, |reader| {
            use serde::Deserialize;
            Vec::<Record>::deserialize(serde_yaml::Deserializer::from_reader(reader))?;
            Ok(())
        }),
        read!("serde_yaml" "0.8", "serde_yaml::from_reader", "", yaml, |reader| {
            let _: Vec<Record> = serde_yaml_08::from_reader(reader)?;
            Ok(())
        }),
        write!("serde_yaml" "0.9", "serde_yaml::to_writer", "", |writer, size| {
            Ok(serde_yaml::to_writer(writer, &input::records(size))?)
        }),
        write!("serde_yaml" "0.9", "serde_yaml::Serializer::new", "", |writer, size| {
            use serde::Serialize;
            Ok(input::records(size).serialize(&mut serde_yaml::Serializer::new(writer))?)
        }),
        write!("serde_yaml" "0.8", "serde_yaml::to_writer", "", |writer, size| {
            Ok(serde_yaml_08::to_writer(writer, &input::records(size))?)
        }),
    ]
}
