//! `json` on a list of records.

use json::{JsonValue, object};

use super::write;
use crate::input;
use crate::measure::Api;

fn list(size: usize) -> JsonValue {
    let value = |it: input::Record| object! { id: it.id, name: it.name, city: it.city, amount: it.amount };
    JsonValue::Array(input::records(size).into_iter().map(value).collect())
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("json" "0.12", "json::JsonValue::write", "", |mut writer, size| {
            Ok(list(size).write(&mut writer)?)
        }),
        write!("json" "0.12", "json::JsonValue::write_pretty", "", |mut writer, size| {
            Ok(list(size).write_pretty(&mut writer, 2)?)
        }),
    ]
}
