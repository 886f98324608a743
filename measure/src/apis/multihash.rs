//! `multihash` on hashes of 32 bytes.

use multihash::Multihash;

use super::{read, write};
use crate::measure::Api;

/// The code of SHA-256 in the table of multicodec.
const SHA2_256: u64 = 0x12;

fn hash() -> Multihash<64> {
    Multihash::wrap(SHA2_256, &[7; 32]).expect("a hash of 32 bytes fits into 64")
}

fn hashes(size: usize) -> Vec<u8> {
    hash().to_bytes().repeat(size / 34)
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("multihash" "0.19", "multihash::Multihash::read", "", hashes, |mut reader| {
            while Multihash::<64>::read(&mut reader).is_ok() {}
            Ok(())
        }),
        write!("multihash" "0.19", "multihash::Multihash::write", "", |mut writer, size| {
            for _ in 0..size / 34 {
                hash().write(&mut writer)?;
            }
            Ok(())
        }),
    ]
}
