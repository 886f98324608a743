//! `cid` on identifiers of the newer version.

use cid::Cid;
use cid::multihash::Multihash;

use super::{read, write};
use crate::measure::Api;

/// The code of SHA-256 in the table of multicodec.
const SHA2_256: u64 = 0x12;
/// The code of what is not described further in the table of multicodec.
const RAW: u64 = 0x55;

fn id() -> Cid {
    Cid::new_v1(RAW, Multihash::wrap(SHA2_256, &[7; 32]).expect("a hash of 32 bytes fits into 64"))
}

fn ids(size: usize) -> Vec<u8> {
    id().to_bytes().repeat(size / 36)
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("cid" "0.11", "cid::Cid::read_bytes", "", ids, |mut reader| {
            while Cid::read_bytes(&mut reader).is_ok() {}
            Ok(())
        }),
        write!("cid" "0.11", "cid::Cid::write_bytes", "", |mut writer, size| {
            for _ in 0..size / 36 {
                id().write_bytes(&mut writer)?;
            }
            Ok(())
        }),
    ]
}
