//! `rmpv` on a list of records.

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn packed(size: usize) -> Vec<u8> {
    rmp_serde::to_vec_named(&input::records(size)).expect("records are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("rmpv" "1", "rmpv::decode::read_value", "", packed, |mut reader| {
            rmpv::decode::read_value(&mut reader)?;
            Ok(())
        }),
        write!("rmpv" "1", "rmpv::encode::write_value", "", |mut writer, size| {
            let value = rmpv::decode::read_value(&mut packed(size).as_slice())?;
            Ok(rmpv::encode::write_value(&mut writer, &value)?)
        }),
    ]
}
