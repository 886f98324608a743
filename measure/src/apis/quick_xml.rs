//! `quick-xml` on an element for each record.

use std::io::Write;

use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};
use quick_xml::{Reader, Writer};

use super::{buf_read, write};
use crate::input::{self, Record};
use crate::measure::{Api, Outcome};

fn elements<W: Write>(mut writer: Writer<W>, size: usize) -> Outcome {
    writer.write_event(Event::Start(BytesStart::new("records")))?;
    for Record { id, name, city, amount, .. } in input::records(size) {
        let mut start = BytesStart::new("record");
        start.push_attribute(("id", id.to_string().as_str()));
        writer.write_event(Event::Start(start))?;
        for (tag, text) in [("name", name), ("city", city), ("amount", amount.to_string())] {
            writer.create_element(tag).write_text_content(BytesText::new(&text))?;
        }
        writer.write_event(Event::End(BytesEnd::new("record")))?;
    }
    Ok(writer.write_event(Event::End(BytesEnd::new("records")))?)
}

pub fn xml(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    elements(Writer::new(&mut bytes), size).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        buf_read!("quick-xml" "0.42", "quick_xml::Reader::from_reader", "", xml, |reader| {
            let (mut reader, mut bytes) = (Reader::from_reader(reader), Vec::new());
            while reader.read_event_into(&mut bytes)? != Event::Eof {
                bytes.clear();
            }
            Ok(())
        }),
        write!("quick-xml" "0.42", "quick_xml::Writer::new", "", |writer, size| {
            elements(Writer::new(writer), size)
        }),
        write!("quick-xml" "0.42", "quick_xml::Writer::new_with_indent", "", |writer, size| {
            elements(Writer::new_with_indent(writer, b' ', 2), size)
        }),
        write!("quick-xml" "0.42", "quick_xml::Writer::write_event", "", |writer, size| {
            elements(Writer::new(writer), size)
        }),
        write!("quick-xml" "0.42", "quick_xml::writer::ElementWriter::write_text_content", "", |writer, size| {
            let mut writer = Writer::new(writer);
            for record in input::records(size) {
                writer.create_element("name").write_text_content(BytesText::new(&record.name))?;
            }
            Ok(())
        }),
        write!("quick-xml" "0.42", "quick_xml::se::to_utf8_io_writer", "", |writer, size| {
            #[derive(serde::Serialize)]
            struct Records {
                record: Vec<Record>,
            }
            quick_xml::se::to_utf8_io_writer(writer, &Records { record: input::records(size) })?;
            Ok(())
        }),
    ]
}
