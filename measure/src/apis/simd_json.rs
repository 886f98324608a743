//! `simd-json` on a list of records.

use simd_json::prelude::Writable;

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("simd-json" "0", "simd_json::from_reader", "", input::json, |reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Vec<Record>, _> = simd_json::from_reader(reader);
            Ok(())
        }),
        write!("simd-json" "0", "simd_json::to_writer", "", |writer, size| {
            Ok(simd_json::to_writer(writer, &input::records(size))?)
        }),
        write!("simd-json" "0", "simd_json::to_writer_pretty", "", |writer, size| {
            Ok(simd_json::to_writer_pretty(writer, &input::records(size))?)
        }),
        read!("simd-json" "0", "simd_json::serde::from_reader", "", input::json, |reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Vec<Record>, _> = simd_json::serde::from_reader(reader);
            Ok(())
        }),
        write!("simd-json" "0", "simd_json::serde::to_writer", "", |writer, size| {
            Ok(simd_json::serde::to_writer(writer, &input::records(size))?)
        }),
        write!("simd-json" "0", "simd_json::serde::to_writer_pretty", "", |writer, size| {
            Ok(simd_json::serde::to_writer_pretty(writer, &input::records(size))?)
        }),
        write!("simd-json" "0", "simd_json::prelude::Writable::write", "", |mut writer, size| {
            Ok(simd_json::to_owned_value(&mut input::json(size))?.write(&mut writer)?)
        }),
        write!("simd-json" "0", "simd_json::prelude::Writable::write_pp", "", |mut writer, size| {
            Ok(simd_json::to_owned_value(&mut input::json(size))?.write_pp(&mut writer)?)
        }),
    ]
}
