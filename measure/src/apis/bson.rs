//! `bson` on one document and on a file of small ones.

use std::io::Read;

use bson::Document;

use super::{read, write};
use crate::input;
use crate::measure::{Api, Outcome};

fn small(size: usize) -> Vec<Document> {
    let document = |it: &input::Record| bson::serialize_to_document(it).expect("a record is a document");
    input::records(size).iter().map(document).collect()
}

fn large(size: usize) -> Document {
    bson::doc! { "records": small(size) }
}

fn encoded(size: usize) -> Vec<u8> {
    large(size).to_vec().expect("documents are serialisable")
}

fn all_encoded(size: usize) -> Vec<u8> {
    small(size).iter().flat_map(|it| it.to_vec().expect("documents are serialisable")).collect()
}

/// The input is as long as the documents in it.
fn read_all(mut reader: impl Read) -> Outcome {
    while Document::from_reader(&mut reader).is_ok() {}
    Ok(())
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("bson" "3", "bson::Document::from_reader", "one document", encoded, |reader| {
            Document::from_reader(reader)?;
            Ok(())
        }),
        read!("bson" "3", "bson::Document::from_reader", "many documents", all_encoded, |reader| {
            read_all(reader)
        }),
        read!("bson" "3", "bson::deserialize_from_reader", "one document", encoded, |reader| {
            let _: Document = bson::deserialize_from_reader(reader)?;
            Ok(())
        }),
        write!("bson" "3", "bson::Document::to_writer", "one document", |writer, size| {
            Ok(large(size).to_writer(writer)?)
        }),
        write!("bson" "3", "bson::Document::to_writer", "many documents", |mut writer, size| {
            for document in small(size) {
                document.to_writer(&mut writer)?;
            }
            Ok(())
        }),
    ]
}
