//! `serde_json5` on a list of records.

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde_json5" "0", "serde_json5::from_reader", "", input::json, |mut reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Vec<Record>, _> = serde_json5::from_reader(&mut reader);
            Ok(())
        }),
        write!("serde_json5" "0", "serde_json5::to_writer", "", |mut writer, size| {
            Ok(serde_json5::to_writer(&mut writer, &input::records(size))?)
        }),
    ]
}
