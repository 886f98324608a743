//! `speedy` on a list of numbers and texts.

use speedy::{Readable, Writable};

use super::{read, write};
use crate::input;
use crate::measure::Api;

type Entry = (u32, String, String, f64, Vec<u16>);

fn entries(size: usize) -> Vec<Entry> {
    let entry = |it: input::Record| (it.id, it.name, it.city, it.amount, it.tags);
    input::records(size).into_iter().map(entry).collect()
}

fn encoded(size: usize) -> Vec<u8> {
    entries(size).write_to_vec().expect("entries are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("speedy" "0.8", "speedy::Readable::read_from_stream_unbuffered", "", encoded, |reader| {
            Vec::<Entry>::read_from_stream_unbuffered(reader)?;
            Ok(())
        }),
        read!("speedy" "0.8", "speedy::Readable::read_from_stream_buffered", "", encoded, |reader| {
            Vec::<Entry>::read_from_stream_buffered(reader)?;
            Ok(())
        }),
        write!("speedy" "0.8", "speedy::Writable::write_to_stream", "", |writer, size| {
            Ok(entries(size).write_to_stream(writer)?)
        }),
    ]
}
