//! `ark-serialize` on a list of numbers and texts.

use ark_serialize::{CanonicalDeserialize, CanonicalSerialize};

use super::{read, write};
use crate::input;
use crate::measure::Api;

type Entry = (u32, String, u64);

fn entries(size: usize) -> Vec<Entry> {
    let entry = |it: input::Record| (it.id, it.name, it.amount.to_bits());
    input::records(size * 2).into_iter().map(entry).collect()
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    entries(size).serialize_compressed(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("ark-serialize" "0", "ark_serialize::CanonicalDeserialize::deserialize_compressed", "", encoded, |reader| {
            Vec::<Entry>::deserialize_compressed(reader)?;
            Ok(())
        }),
        read!("ark-serialize" "0", "ark_serialize::CanonicalDeserialize::deserialize_uncompressed", "", encoded, |reader| {
            Vec::<Entry>::deserialize_uncompressed(reader)?;
            Ok(())
        }),
        read!("ark-serialize" "0", "ark_serialize::CanonicalDeserialize::deserialize_uncompressed_unchecked", "", encoded, |reader| {
            Vec::<Entry>::deserialize_uncompressed_unchecked(reader)?;
            Ok(())
        }),
        write!("ark-serialize" "0", "ark_serialize::CanonicalSerialize::serialize_compressed", "", |writer, size| {
            Ok(entries(size).serialize_compressed(writer)?)
        }),
        write!("ark-serialize" "0", "ark_serialize::CanonicalSerialize::serialize_uncompressed", "", |writer, size| {
            Ok(entries(size).serialize_uncompressed(writer)?)
        }),
    ]
}
