//! `elementtree` on a list of records, an element each.

use elementtree::{Element, WriteOptions};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn list(size: usize) -> Element {
    let mut list = Element::new("records");
    for record in input::records(size) {
        let element = list.append_new_child("record");
        element.set_attr("city", record.city).set_text(record.name);
    }
    list
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    list(size).to_writer(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("elementtree" "1", "elementtree::Element::from_reader", "", written, |reader| {
            Element::from_reader(reader)?;
            Ok(())
        }),
        write!("elementtree" "1", "elementtree::Element::to_writer", "", |writer, size| {
            Ok(list(size).to_writer(writer)?)
        }),
        write!("elementtree" "1", "elementtree::Element::to_writer_with_options", "", |writer, size| {
            Ok(list(size).to_writer_with_options(writer, WriteOptions::new())?)
        }),
    ]
}
