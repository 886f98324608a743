//! `zerocopy` on structs of 16 bytes.

use zerocopy::little_endian::U32;
use zerocopy::{FromBytes, IntoBytes};

use super::{read, write};
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("zerocopy" "0.8", "zerocopy::FromBytes::read_from_io", "16 bytes", input::noise, |mut reader| {
            while <[U32; 4]>::read_from_io(&mut reader).is_ok() {}
            Ok(())
        }),
        write!("zerocopy" "0.8", "zerocopy::IntoBytes::write_to_io", "16 bytes", |mut writer, size| {
            for id in 0..size / 16 {
                [U32::new(id as u32); 4].write_to_io(&mut writer)?;
            }
            Ok(())
        }),
    ]
}
