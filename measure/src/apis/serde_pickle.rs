//! `serde-pickle` on a list of records.

use serde_pickle::{DeOptions, SerOptions};

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn pickled(size: usize) -> Vec<u8> {
    serde_pickle::to_vec(&input::records(size), SerOptions::new()).expect("records are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde-pickle" "1", "serde_pickle::from_reader", "", pickled, |reader| {
            let _: Vec<Record> = serde_pickle::from_reader(reader, DeOptions::new())?;
            Ok(())
        }),
        read!("serde-pickle" "1", "serde_pickle::value_from_reader", "", pickled, |reader| {
            serde_pickle::value_from_reader(reader, DeOptions::new())?;
            Ok(())
        }),
        write!("serde-pickle" "1", "serde_pickle::to_writer", "", |mut writer, size| {
            Ok(serde_pickle::to_writer(&mut writer, &input::records(size), SerOptions::new())?)
        }),
    ]
}
