//! `sxd-document` on a list of records, an element each.

use sxd_document::Package;
use sxd_document::writer::{self, Writer};

use super::write;
use crate::input;
use crate::measure::Api;

fn list(size: usize) -> Package {
    let package = Package::new();
    let document = package.as_document();
    let list = document.create_element("records");
    document.root().append_child(list);
    for record in input::records(size) {
        let element = document.create_element("record");
        element.set_attribute_value("city", &record.city);
        element.append_child(document.create_text(&record.name));
        list.append_child(element);
    }
    package
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("sxd-document" "0.3", "sxd_document::writer::format_document", "", |mut writer, size| {
            Ok(writer::format_document(&list(size).as_document(), &mut writer)?)
        }),
        write!("sxd-document" "0.3", "sxd_document::writer::Writer::format_document", "", |mut writer, size| {
            Ok(Writer::new().format_document(&list(size).as_document(), &mut writer)?)
        }),
    ]
}
