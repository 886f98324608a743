//! `serde_ini` on a map of sections.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_ini::ser::Serializer;
use serde_ini::write::{LineEnding, Writer};

use super::{read, write};
use crate::measure::Api;

type Sections = BTreeMap<String, BTreeMap<String, String>>;

fn sections(size: usize) -> Sections {
    let section = || {
        BTreeMap::from(["name", "city", "street"].map(|it| (it.to_owned(), "some value or other".to_owned())))
    };
    (0..size / 90).map(|id| (format!("section{id}"), section())).collect()
}

fn written(size: usize) -> Vec<u8> {
    serde_ini::to_vec(&sections(size)).expect("sections are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde_ini" "0.2", "serde_ini::from_read", "", written, |reader| {
            let _: Sections = serde_ini::from_read(reader)?;
            Ok(())
        }),
        write!("serde_ini" "0.2", "serde_ini::to_writer", "", |writer, size| {
            Ok(serde_ini::to_writer(writer, &sections(size))?)
        }),
        write!("serde_ini" "0.2", "serde_ini::write::Writer::new", "", |writer, size| {
            let writer = Writer::new(writer, LineEnding::Linefeed);
            Ok(sections(size).serialize(&mut Serializer::new(writer))?)
        }),
    ]
}
