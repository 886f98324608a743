//! `serde_json` on a list of records.

use serde::{Deserialize, Serialize};
use serde_json::ser::PrettyFormatter;
use serde_json::{Deserializer, Serializer, StreamDeserializer, Value};

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde_json" "1", "serde_json::from_reader", "list of structs", input::json, |reader| {
            let _: Vec<Record> = serde_json::from_reader(reader)?;
            Ok(())
        }),
        read!("serde_json" "1", "serde_json::from_reader", "Value", input::json, |reader| {
            let _: Value = serde_json::from_reader(reader)?;
            Ok(())
        }),
        read!("serde_json" "1", "serde_json::Deserializer::from_reader", "", input::json, |reader| {
            Vec::<Record>::deserialize(&mut Deserializer::from_reader(reader))?;
            Ok(())
        }),
        read!("serde_json" "1", "serde_json::de::IoRead::new", "", input::json, |reader| {
            for value in StreamDeserializer::<_, Value>::new(serde_json::de::IoRead::new(reader)) {
                value?;
            }
            Ok(())
        }),
        write!("serde_json" "1", "serde_json::to_writer", "list of structs", |writer, size| {
            Ok(serde_json::to_writer(writer, &input::records(size))?)
        }),
        write!("serde_json" "1", "serde_json::to_writer_pretty", "list of structs", |writer, size| {
            Ok(serde_json::to_writer_pretty(writer, &input::records(size))?)
        }),
        write!("serde_json" "1", "serde_json::Serializer::new", "", |writer, size| {
            Ok(input::records(size).serialize(&mut Serializer::new(writer))?)
        }),
        write!("serde_json" "1", "serde_json::Serializer::pretty", "", |writer, size| {
            Ok(input::records(size).serialize(&mut Serializer::pretty(writer))?)
        }),
        write!("serde_json" "1", "serde_json::Serializer::with_formatter", "tab", |writer, size| {
            let formatter = PrettyFormatter::with_indent(b"\t");
            Ok(input::records(size).serialize(&mut Serializer::with_formatter(writer, formatter))?)
        }),
    ]
}
