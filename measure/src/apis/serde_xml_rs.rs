//! `serde-xml-rs` on an element for each record.

use serde::{Deserialize, Serialize};

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

#[derive(Serialize, Deserialize)]
#[serde(rename = "records")]
struct Records {
    record: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    id: u32,
    name: String,
    amount: f64,
}

fn records(size: usize) -> Records {
    let entry = |it: Record| Entry { id: it.id, name: it.name, amount: it.amount };
    Records { record: input::records(size).into_iter().map(entry).collect() }
}

fn text(size: usize) -> Vec<u8> {
    serde_xml_rs::to_string(&records(size)).expect("records are serialisable").into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde-xml-rs" "0", "serde_xml_rs::from_reader", "", text, |reader| {
            let _: Records = serde_xml_rs::from_reader(reader)?;
            Ok(())
        }),
        write!("serde-xml-rs" "0", "serde_xml_rs::to_writer", "", |writer, size| {
            Ok(serde_xml_rs::to_writer(writer, &records(size))?)
        }),
    ]
}
