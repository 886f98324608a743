//! `json5` on a list of records.

use json5::Serializer;
use serde::Serialize;

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        write!("json5" "1", "json5::to_writer", "list of structs", |writer, size| {
            Ok(json5::to_writer(writer, &input::records(size))?)
        }),
        write!("json5" "1", "json5::Serializer::new", "list of structs", |writer, size| {
            Ok(input::records(size).serialize(&mut Serializer::new(writer))?)
        }),
    ]
}
