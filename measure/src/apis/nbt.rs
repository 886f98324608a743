//! `hematite-nbt` on a compound with a list of records.

use nbt::Blob;
use serde::{Deserialize, Serialize};

use super::{read, write};
use crate::input;
use crate::measure::Api;

#[derive(Serialize, Deserialize)]
struct Entry {
    id: i32,
    name: String,
    city: String,
    amount: f64,
}

#[derive(Serialize, Deserialize)]
struct Root {
    entries: Vec<Entry>,
}

fn root(size: usize) -> Root {
    let entry =
        |it: input::Record| Entry { id: it.id as i32, name: it.name, city: it.city, amount: it.amount };
    Root { entries: input::records(size).into_iter().map(entry).collect() }
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    nbt::to_writer(&mut bytes, &root(size), None).expect("a vector takes all");
    bytes
}

fn zipped(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    nbt::to_gzip_writer(&mut bytes, &root(size * 3), None).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("hematite-nbt" "0.5", "nbt::from_reader", "", encoded, |reader| {
            let _: Root = nbt::from_reader(reader)?;
            Ok(())
        }),
        read!("hematite-nbt" "0.5", "nbt::from_gzip_reader", "", zipped, |reader| {
            let _: Root = nbt::from_gzip_reader(reader)?;
            Ok(())
        }),
        read!("hematite-nbt" "0.5", "nbt::Blob::from_reader", "", encoded, |mut reader| {
            Blob::from_reader(&mut reader)?;
            Ok(())
        }),
        read!("hematite-nbt" "0.5", "nbt::Blob::from_gzip_reader", "", zipped, |mut reader| {
            Blob::from_gzip_reader(&mut reader)?;
            Ok(())
        }),
        write!("hematite-nbt" "0.5", "nbt::to_writer", "", |mut writer, size| {
            Ok(nbt::to_writer(&mut writer, &root(size), None)?)
        }),
        write!("hematite-nbt" "0.5", "nbt::to_gzip_writer", "", |mut writer, size| {
            Ok(nbt::to_gzip_writer(&mut writer, &root(size * 3), None)?)
        }),
        write!("hematite-nbt" "0.5", "nbt::Blob::to_writer", "", |mut writer, size| {
            Ok(Blob::from_reader(&mut &encoded(size)[..])?.to_writer(&mut writer)?)
        }),
    ]
}
