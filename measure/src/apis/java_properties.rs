//! `java-properties` on two lines for each record.

use java_properties::{PropertiesIter, PropertiesWriter};

use super::{read, write};
use crate::input;
use crate::measure::{Api, Outcome};

fn put(writer: impl std::io::Write, size: usize) -> Outcome {
    let mut writer = PropertiesWriter::new(writer);
    for record in input::records(size * 2) {
        writer.write(&format!("name.{}", record.id), &record.name)?;
    }
    Ok(writer.finish()?)
}

fn text(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    put(&mut bytes, size).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("java-properties" "2", "java_properties::read", "", text, |reader| {
            // What follows the last line is no property.
            let _ = java_properties::read(reader);
            Ok(())
        }),
        read!("java-properties" "2", "java_properties::PropertiesIter::new", "", text, |reader| {
            let _ = PropertiesIter::new(reader).read_into(|_, _| {});
            Ok(())
        }),
        write!("java-properties" "2", "java_properties::PropertiesWriter::new", "", |writer, size| {
            put(writer, size)
        }),
    ]
}
