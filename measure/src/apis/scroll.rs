//! `scroll` on numbers of 32 bits.

use scroll::{IOread, IOwrite, LE};

use super::{read, write};
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("scroll" "0", "scroll::IOread::ioread_with", "u32", input::noise, |mut reader| {
            while reader.ioread_with::<u32>(LE).is_ok() {}
            Ok(())
        }),
        write!("scroll" "0", "scroll::IOwrite::iowrite_with", "u32", |mut writer, size| {
            for number in 0..size as u32 / 4 {
                writer.iowrite_with(number, LE)?;
            }
            Ok(())
        }),
    ]
}
