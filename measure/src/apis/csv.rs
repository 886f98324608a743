//! `csv` on lines of four fields.

use csv::{Reader, ReaderBuilder, Writer, WriterBuilder};

use super::{read, write};
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("csv" "1", "csv::Reader::from_reader", "", input::csv, |reader| {
            for record in Reader::from_reader(reader).records() {
                record?;
            }
            Ok(())
        }),
        read!("csv" "1", "csv::ReaderBuilder::from_reader", "", input::csv, |reader| {
            for record in ReaderBuilder::new().from_reader(reader).byte_records() {
                record?;
            }
            Ok(())
        }),
        write!("csv" "1", "csv::Writer::from_writer", "flush at the end", |writer, size| {
            let mut csv = Writer::from_writer(writer);
            for record in input::records(size) {
                csv.serialize((record.id, record.name, record.city, record.amount))?;
            }
            Ok(csv.flush()?)
        }),
        write!("csv" "1", "csv::Writer::from_writer", "dropped", |writer, size| {
            let mut csv = Writer::from_writer(writer);
            for record in input::records(size) {
                csv.serialize((record.id, record.name, record.city, record.amount))?;
            }
            Ok(())
        }),
        write!("csv" "1", "csv::WriterBuilder::from_writer", "flush at the end", |writer, size| {
            let mut csv = WriterBuilder::new().from_writer(writer);
            for record in input::records(size) {
                csv.serialize((record.id, record.name, record.city, record.amount))?;
            }
            Ok(csv.flush()?)
        }),
    ]
}
