//! `roaring` on numbers that lie close together and far apart.

use roaring::{RoaringBitmap, RoaringTreemap};

use super::{read, write};
use crate::measure::Api;

fn numbers(size: usize) -> RoaringBitmap {
    (0..size as u32 / 2).map(|it| it * 17).collect()
}

fn sparse_numbers(size: usize) -> RoaringBitmap {
    (0..size as u32 / 10).map(|it| it * 20_011).collect()
}

fn large_numbers(size: usize) -> RoaringTreemap {
    (0..size as u64 / 2).map(|it| it * 65_521).collect()
}

fn bitmap(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    numbers(size).serialize_into(&mut bytes).expect("a vector takes all");
    bytes
}

fn sparse_bitmap(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    sparse_numbers(size).serialize_into(&mut bytes).expect("a vector takes all");
    bytes
}

fn treemap(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    large_numbers(size / 5).serialize_into(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("roaring" "0", "roaring::RoaringBitmap::deserialize_from", "close", bitmap, |reader| {
            RoaringBitmap::deserialize_from(reader)?;
            Ok(())
        }),
        read!("roaring" "0", "roaring::RoaringBitmap::deserialize_from", "far apart", sparse_bitmap, |reader| {
            RoaringBitmap::deserialize_from(reader)?;
            Ok(())
        }),
        read!("roaring" "0", "roaring::RoaringTreemap::deserialize_from", "far apart", treemap, |reader| {
            RoaringTreemap::deserialize_from(reader)?;
            Ok(())
        }),
        write!("roaring" "0", "roaring::RoaringBitmap::serialize_into", "close", |writer, size| {
            Ok(numbers(size).serialize_into(writer)?)
        }),
        write!("roaring" "0", "roaring::RoaringBitmap::serialize_into", "far apart", |writer, size| {
            Ok(sparse_numbers(size).serialize_into(writer)?)
        }),
        write!("roaring" "0", "roaring::RoaringTreemap::serialize_into", "far apart", |writer, size| {
            Ok(large_numbers(size / 5).serialize_into(writer)?)
        }),
    ]
}
