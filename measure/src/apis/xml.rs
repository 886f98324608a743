//! `xml` and `xml-rs`, its name before 1.0, on an element for each record.

use std::io::Write;

use super::quick_xml::xml;
use super::{read, write};
use crate::input::{self, Record};
use crate::measure::{Api, Outcome};

macro_rules! elements {
    ($name:ident, $krate:ident) => {
        fn $name<W: Write>(mut writer: $krate::EventWriter<W>, size: usize) -> Outcome {
            use $krate::writer::XmlEvent;
            writer.write(XmlEvent::start_element("records"))?;
            for Record { id, name, city, .. } in input::records(size) {
                writer.write(XmlEvent::start_element("record").attr("id", &id.to_string()))?;
                for (tag, text) in [("name", name), ("city", city)] {
                    writer.write(XmlEvent::start_element(tag))?;
                    writer.write(XmlEvent::characters(&text))?;
                    writer.write(XmlEvent::end_element())?;
                }
                writer.write(XmlEvent::end_element())?;
            }
            Ok(writer.write(XmlEvent::end_element())?)
        }
    };
}

elements!(elements, xml);
elements!(elements_08, xml_rs);

pub fn apis() -> Vec<Api> {
    vec![
        read!("xml" "1", "xml::EventReader::new", "", xml, |reader| {
            // What stands behind the last element is an error.
            xml::EventReader::new(reader).into_iter().take_while(Result::is_ok).for_each(drop);
            Ok(())
        }),
        read!("xml-rs" "0.8", "xml::EventReader::new", "", xml, |reader| {
            xml_rs::EventReader::new(reader).into_iter().take_while(Result::is_ok).for_each(drop);
            Ok(())
        }),
        write!("xml" "1", "xml::EventWriter::new", "", |writer, size| {
            elements(xml::EventWriter::new(writer), size)
        }),
        write!("xml" "1", "xml::EventWriter::write", "", |writer, size| {
            elements(xml::EventWriter::new(writer), size)
        }),
        write!("xml-rs" "0.8", "xml::EventWriter::new", "", |writer, size| {
            elements_08(xml_rs::EventWriter::new(writer), size)
        }),
    ]
}
