//! `lopdf` on a dictionary for each record, and on pages of some size.

use lopdf::{Document, Object, Stream, dictionary};

use super::{read, write};
use crate::input;
use crate::measure::Api;

/// As much as a page of text takes, in bytes.
const PAGE: usize = 2_000;

fn notes(size: usize) -> Document {
    let mut document = Document::with_version("1.5");
    for record in input::records(size) {
        let name = Object::string_literal(record.name);
        document
            .add_object(dictionary! { "Type" => "Note", "Number" => i64::from(record.id), "Name" => name });
    }
    rooted(document)
}

fn pages(size: usize) -> Document {
    let mut document = Document::with_version("1.5");
    for content in input::noise(size).chunks(PAGE) {
        let stream = document.add_object(Stream::new(dictionary! {}, content.to_vec()));
        document.add_object(dictionary! { "Type" => "Page", "Contents" => stream });
    }
    rooted(document)
}

fn rooted(mut document: Document) -> Document {
    let root = document.add_object(dictionary! { "Type" => "Catalog" });
    document.trailer.set("Root", root);
    document
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    pages(size).save_to(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("lopdf" "0.47", "lopdf::Document::load_from", "", encoded, |reader| {
            Document::load_from(reader)?;
            Ok(())
        }),
        write!("lopdf" "0.47", "lopdf::Document::save_to", "dictionaries", |mut writer, size| {
            Ok(notes(size).save_to(&mut writer)?)
        }),
        write!("lopdf" "0.47", "lopdf::Document::save_to", "pages", |mut writer, size| {
            Ok(pages(size).save_to(&mut writer)?)
        }),
        write!("lopdf" "0.47", "lopdf::Document::save_modern", "dictionaries", |mut writer, size| {
            Ok(notes(size).save_modern(&mut writer)?)
        }),
        write!("lopdf" "0.47", "lopdf::Document::save_modern", "pages", |mut writer, size| {
            Ok(pages(size).save_modern(&mut writer)?)
        }),
    ]
}
