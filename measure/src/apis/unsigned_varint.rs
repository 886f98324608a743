//! `unsigned-varint` on numbers of three bytes.

use unsigned_varint::{encode, io};

use super::read;
use crate::measure::Api;

fn numbers(size: usize) -> Vec<u8> {
    let mut buffer = encode::u64_buffer();
    (0..size / 3).flat_map(|it| encode::u64(20_000 + it as u64, &mut buffer).to_vec()).collect()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("unsigned-varint" "0.8", "unsigned_varint::io::read_u64", "", numbers, |mut reader| {
            while io::read_u64(&mut reader).is_ok() {}
            Ok(())
        }),
        read!("unsigned-varint" "0.8", "unsigned_varint::io::read_u32", "", numbers, |mut reader| {
            while io::read_u32(&mut reader).is_ok() {}
            Ok(())
        }),
        read!("unsigned-varint" "0.8", "unsigned_varint::io::read_usize", "", numbers, |mut reader| {
            while io::read_usize(&mut reader).is_ok() {}
            Ok(())
        }),
    ]
}
