//! `minidom` on a list of records, an element each.

use minidom::Element;

use super::{buf_read, write};
use crate::input;
use crate::measure::Api;

fn list(size: usize) -> Element {
    let element = |it: input::Record| {
        Element::builder("record", "urn:records").append(it.name).build()
    };
    Element::builder("records", "urn:records")
        .append_all(input::records(size * 3 / 2).into_iter().map(element))
        .build()
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    list(size).write_to(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        buf_read!("minidom" "0", "minidom::Element::from_reader", "", written, |reader| {
            Element::from_reader(reader)?;
            Ok(())
        }),
        write!("minidom" "0", "minidom::Element::write_to", "", |mut writer, size| {
            Ok(list(size).write_to(&mut writer)?)
        }),
        write!("minidom" "0", "minidom::Element::write_to_decl", "", |mut writer, size| {
            Ok(list(size).write_to_decl(&mut writer)?)
        }),
    ]
}
