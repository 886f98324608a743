//! `ron` on a list of records, in two versions.

use ron::Options;
use ron::ser::PrettyConfig;

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn text(size: usize) -> Vec<u8> {
    ron::to_string(&input::records(size)).expect("records are serialisable").into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("ron" "0.12", "ron::de::from_reader", "", text, |reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Vec<Record>, _> = ron::de::from_reader(reader);
            Ok(())
        }),
        read!("ron" "0.8", "ron::de::from_reader", "", text, |reader| {
            let _: Result<Vec<Record>, _> = ron_08::de::from_reader(reader);
            Ok(())
        }),
        write!("ron" "0.12", "ron::Options::to_io_writer", "", |writer, size| {
            Ok(Options::default().to_io_writer(writer, &input::records(size))?)
        }),
        write!("ron" "0.12", "ron::Options::to_io_writer_pretty", "", |writer, size| {
            Ok(Options::default().to_io_writer_pretty(writer, &input::records(size), PrettyConfig::new())?)
        }),
        write!("ron" "0.8", "ron::ser::to_writer", "", |writer, size| {
            Ok(ron_08::ser::to_writer(writer, &input::records(size))?)
        }),
        write!("ron" "0.8", "ron::ser::to_writer_pretty", "", |writer, size| {
            let config = ron_08::ser::PrettyConfig::new();
            Ok(ron_08::ser::to_writer_pretty(writer, &input::records(size), config)?)
        }),
        write!("ron" "0.8", "ron::Options::to_writer", "", |writer, size| {
            Ok(ron_08::Options::default().to_writer(writer, &input::records(size))?)
        }),
        write!("ron" "0.8", "ron::Options::to_writer_pretty", "", |writer, size| {
            let config = ron_08::ser::PrettyConfig::new();
            Ok(ron_08::Options::default().to_writer_pretty(writer, &input::records(size), config)?)
        }),
    ]
}
