//! `plist` on a list of records, as XML and in the binary format.

use plist::Value;

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn xml(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    plist::to_writer_xml(&mut bytes, &input::records(size)).expect("a vector takes all");
    bytes
}

fn binary(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    plist::to_writer_binary(&mut bytes, &input::records(size)).expect("a vector takes all");
    bytes
}

fn value(size: usize) -> Value {
    plist::to_value(&input::records(size)).expect("records are serialisable")
}

pub fn apis() -> Vec<Api> {
    readers().into_iter().chain(writers()).collect()
}

fn readers() -> Vec<Api> {
    vec![
        read!("plist" "1", "plist::from_reader", "XML", xml, |reader| {
            let _: Vec<Record> = plist::from_reader(reader)?;
            Ok(())
        }),
        read!("plist" "1", "plist::from_reader", "binary", binary, |reader| {
            let _: Vec<Record> = plist::from_reader(reader)?;
            Ok(())
        }),
        read!("plist" "1", "plist::from_reader_xml", "", xml, |reader| {
            let _: Vec<Record> = plist::from_reader_xml(reader)?;
            Ok(())
        }),
        read!("plist" "1", "plist::Value::from_reader", "XML", xml, |reader| {
            Value::from_reader(reader)?;
            Ok(())
        }),
        read!("plist" "1", "plist::Value::from_reader", "binary", binary, |reader| {
            Value::from_reader(reader)?;
            Ok(())
        }),
        read!("plist" "1", "plist::Value::from_reader_xml", "", xml, |reader| {
            Value::from_reader_xml(reader)?;
            Ok(())
        }),
    ]
}

fn writers() -> Vec<Api> {
    vec![
        write!("plist" "1", "plist::to_writer_xml", "", |writer, size| {
            Ok(plist::to_writer_xml(writer, &input::records(size))?)
        }),
        write!("plist" "1", "plist::to_writer_binary", "", |writer, size| {
            Ok(plist::to_writer_binary(writer, &input::records(size))?)
        }),
        write!("plist" "1", "plist::Value::to_writer_xml", "", |writer, size| {
            Ok(value(size).to_writer_xml(writer)?)
        }),
        write!("plist" "1", "plist::Value::to_writer_binary", "", |writer, size| {
            Ok(value(size).to_writer_binary(writer)?)
        }),
    ]
}
