//! `parquet` on batches of a thousand records.

use parquet::arrow::ArrowWriter;

use super::{arrow, write};
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("parquet" "60", "parquet::arrow::arrow_writer::ArrowWriter::close", "", |writer, size| {
        let batches = arrow::batches(size);
        let mut writer = ArrowWriter::try_new(writer, batches[0].schema(), None)?;
        for batch in &batches {
            writer.write(batch)?;
        }
        writer.close()?;
        Ok(())
    })]
}
