//! `serde-jsonlines` on a line for each record.

use serde_jsonlines::{JsonLinesWriter, WriteExt};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        write!("serde-jsonlines" "0.7", "serde_jsonlines::JsonLinesWriter::new", "", |writer, size| {
            Ok(JsonLinesWriter::new(writer).write_all(input::records(size))?)
        }),
        write!("serde-jsonlines" "0.7", "serde_jsonlines::WriteExt::write_json_lines", "", |mut writer, size| {
            Ok(writer.write_json_lines(input::records(size))?)
        }),
    ]
}
