//! `bt_bencode` on a list of texts and numbers.

use super::{read, write};
use crate::input;
use crate::measure::Api;

type Entry = (u32, String, String, Vec<u16>);

fn entries(size: usize) -> Vec<Entry> {
    let entry = |it: input::Record| (it.id, it.name, it.city, it.tags);
    input::records(size).into_iter().map(entry).collect()
}

fn encoded(size: usize) -> Vec<u8> {
    bt_bencode::to_vec(&entries(size)).expect("entries are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("bt_bencode" "0.8", "bt_bencode::from_reader", "", encoded, |reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Vec<Entry>, _> = bt_bencode::from_reader(reader);
            Ok(())
        }),
        write!("bt_bencode" "0.8", "bt_bencode::to_writer", "", |writer, size| {
            Ok(bt_bencode::to_writer(writer, &entries(size))?)
        }),
    ]
}
