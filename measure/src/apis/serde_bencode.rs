//! `serde_bencode` on a list of texts and numbers.

use serde::Deserialize;
use serde_bencode::de::Deserializer;

use super::read;
use crate::input;
use crate::measure::Api;

type Entry = (u32, String, String, Vec<u16>);

fn encoded(size: usize) -> Vec<u8> {
    let entry = |it: input::Record| (it.id, it.name, it.city, it.tags);
    let entries: Vec<Entry> = input::records(size).into_iter().map(entry).collect();
    serde_bencode::to_bytes(&entries).expect("entries are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![read!("serde_bencode" "0.2", "serde_bencode::de::Deserializer::new", "", encoded, |reader| {
        Vec::<Entry>::deserialize(&mut Deserializer::new(reader))?;
        Ok(())
    })]
}
