//! `xmltree` on a list of records, an element each.

use xmltree::{Element, EmitterConfig, XMLNode};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn list(size: usize) -> Element {
    let mut list = Element::new("records");
    for record in input::records(size) {
        let mut element = Element::new("record");
        element.attributes.insert("id".to_owned(), record.id.to_string());
        let mut name = Element::new("name");
        name.children.push(XMLNode::Text(record.name));
        element.children.push(XMLNode::Element(name));
        list.children.push(XMLNode::Element(element));
    }
    list
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    list(size).write(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("xmltree" "0.12", "xmltree::Element::parse", "", written, |reader| {
            Element::parse(reader)?;
            Ok(())
        }),
        write!("xmltree" "0.12", "xmltree::Element::write", "", |writer, size| {
            Ok(list(size).write(writer)?)
        }),
        write!("xmltree" "0.12", "xmltree::Element::write_with_config", "indented", |writer, size| {
            let config = EmitterConfig::new().perform_indent(true);
            Ok(list(size).write_with_config(writer, config)?)
        }),
    ]
}
