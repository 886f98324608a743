//! `serde-hjson` on a list of texts and numbers.

use serde_hjson::{Map, Value};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn list(size: usize) -> Value {
    let entry = |it: input::Record| {
        let mut map = Map::new();
        map.insert("id".to_owned(), Value::U64(u64::from(it.id)));
        map.insert("name".to_owned(), Value::String(it.name));
        map.insert("city".to_owned(), Value::String(it.city));
        map.insert("amount".to_owned(), Value::F64(it.amount));
        Value::Object(map)
    };
    Value::Array(input::records(size).into_iter().map(entry).collect())
}

fn written(size: usize) -> Vec<u8> {
    serde_hjson::to_vec(&list(size)).expect("values are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("serde-hjson" "1", "serde_hjson::from_reader", "", written, |reader| {
            // It reads to the end, where what follows the value may be an error.
            let _: Result<Value, _> = serde_hjson::from_reader(reader);
            Ok(())
        }),
        write!("serde-hjson" "1", "serde_hjson::to_writer", "", |mut writer, size| {
            Ok(serde_hjson::to_writer(&mut writer, &list(size))?)
        }),
    ]
}
