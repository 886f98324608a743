//! `protobuf` on a message that lists texts.

use protobuf::Message;
use protobuf::well_known_types::field_mask::FieldMask;

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn message(size: usize) -> FieldMask {
    let mut message = FieldMask::new();
    message.paths =
        input::records(size).into_iter().map(|it| format!("{} of {}", it.name, it.city)).collect();
    message
}

fn encoded(size: usize) -> Vec<u8> {
    message(size).write_to_bytes().expect("a vector takes all")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("protobuf" "3", "protobuf::Message::parse_from_reader", "", encoded, |mut reader| {
            // It reads to the end, where what follows is an error.
            let _ = FieldMask::parse_from_reader(&mut reader);
            Ok(())
        }),
        write!("protobuf" "3", "protobuf::Message::write_to_writer", "", |mut writer, size| {
            Ok(message(size).write_to_writer(&mut writer)?)
        }),
        write!("protobuf" "3", "protobuf::Message::write_length_delimited_to_writer", "one message", |mut writer, size| {
            Ok(message(size).write_length_delimited_to_writer(&mut writer)?)
        }),
        write!("protobuf" "3", "protobuf::Message::write_length_delimited_to_writer", "many messages", |mut writer, size| {
            for record in input::records(size * 4) {
                let mut message = FieldMask::new();
                message.paths.push(record.name);
                message.write_length_delimited_to_writer(&mut writer)?;
            }
            Ok(())
        }),
    ]
}
