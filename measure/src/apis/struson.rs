//! `struson` on a list of records.

use struson::reader::{JsonReader, JsonStreamReader};
use struson::writer::{JsonStreamWriter, JsonWriter};

use super::{read, write};
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("struson" "0.7", "struson::reader::JsonStreamReader::new", "", input::json, |reader| {
            let mut reader = JsonStreamReader::new(reader);
            reader.skip_value()?;
            // What follows the value is an error.
            let _ = reader.consume_trailing_whitespace();
            Ok(())
        }),
        write!("struson" "0.7", "struson::writer::JsonStreamWriter::new", "", |writer, size| {
            let mut writer = JsonStreamWriter::new(writer);
            writer.begin_array()?;
            for record in input::records(size) {
                writer.begin_object()?;
                writer.name("name")?;
                writer.string_value(&record.name)?;
                writer.name("city")?;
                writer.string_value(&record.city)?;
                writer.name("amount")?;
                writer.fp_number_value(record.amount)?;
                writer.end_object()?;
            }
            writer.end_array()?;
            writer.finish_document()?;
            Ok(())
        }),
    ]
}
