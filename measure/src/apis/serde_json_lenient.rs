//! `serde_json_lenient` on a list of records.

use serde::{Deserialize, Serialize};
use serde_json_lenient::{Deserializer, Serializer};

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde_json_lenient" "0.2", "serde_json_lenient::from_reader", "", input::json, |reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Vec<Record>, _> = serde_json_lenient::from_reader(reader);
            Ok(())
        }),
        read!("serde_json_lenient" "0.2", "serde_json_lenient::Deserializer::from_reader", "", input::json, |reader| {
            Vec::<Record>::deserialize(&mut Deserializer::from_reader(reader))?;
            Ok(())
        }),
        write!("serde_json_lenient" "0.2", "serde_json_lenient::to_writer", "", |writer, size| {
            Ok(serde_json_lenient::to_writer(writer, &input::records(size))?)
        }),
        write!("serde_json_lenient" "0.2", "serde_json_lenient::to_writer_pretty", "", |writer, size| {
            Ok(serde_json_lenient::to_writer_pretty(writer, &input::records(size))?)
        }),
        write!("serde_json_lenient" "0.2", "serde_json_lenient::Serializer::new", "", |writer, size| {
            Ok(input::records(size).serialize(&mut Serializer::new(writer))?)
        }),
    ]
}
