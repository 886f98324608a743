//! `sonic-rs` on a list of records.

use serde::Serialize;

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("sonic-rs" "0.5", "sonic_rs::from_reader", "", input::json, |reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Vec<Record>, _> = sonic_rs::from_reader(reader);
            Ok(())
        }),
        write!("sonic-rs" "0.5", "sonic_rs::writer::BufferedWriter::new", "to_writer", |writer, size| {
            Ok(sonic_rs::to_writer(sonic_rs::writer::BufferedWriter::new(writer), &input::records(size))?)
        }),
        write!("sonic-rs" "0.5", "sonic_rs::writer::BufferedWriter::new", "to_writer_pretty", |writer, size| {
            let writer = sonic_rs::writer::BufferedWriter::new(writer);
            Ok(sonic_rs::to_writer_pretty(writer, &input::records(size))?)
        }),
        write!("sonic-rs" "0.5", "sonic_rs::writer::BufferedWriter::new", "Serializer", |writer, size| {
            let writer = sonic_rs::writer::BufferedWriter::new(writer);
            Ok(input::records(size).serialize(&mut sonic_rs::Serializer::new(writer))?)
        }),
    ]
}
