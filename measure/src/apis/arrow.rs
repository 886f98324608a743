//! `arrow` on batches of a thousand records, as CSV, as JSON and in its own form.

use std::io::Write;
use std::sync::Arc;

use arrow::array::{ArrayRef, Float64Array, StringArray, UInt32Array};
use arrow::error::ArrowError;
use arrow::ipc::reader::{FileReader, StreamReader};
use arrow::ipc::writer::{FileWriter, StreamWriter};
use arrow::json::{ArrayWriter, LineDelimitedWriter};
use arrow::record_batch::RecordBatch;
use arrow::{csv, json};

use super::{buf_read, read, write};
use crate::input;
use crate::measure::{Api, Outcome};

/// Records of about so many bytes as CSV.
pub fn batches(size: usize) -> Vec<RecordBatch> {
    let batch = |records: &[input::Record]| {
        let ids: ArrayRef = Arc::new(UInt32Array::from_iter_values(records.iter().map(|it| it.id)));
        let names: ArrayRef = Arc::new(StringArray::from_iter_values(records.iter().map(|it| &it.name)));
        let amounts: ArrayRef = Arc::new(Float64Array::from_iter_values(records.iter().map(|it| it.amount)));
        RecordBatch::try_from_iter([("id", ids), ("name", names), ("amount", amounts)])
            .expect("of one length")
    };
    input::records(size * 5 / 2).chunks(1_000).map(batch).collect()
}

/// What a writer makes of all batches, in memory.
fn encoded(size: usize, write: fn(&mut Vec<u8>, &[RecordBatch]) -> Result<(), ArrowError>) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(&mut bytes, &batches(size)).expect("a vector takes all");
    bytes
}

fn as_csv(writer: impl Write, batches: &[RecordBatch]) -> Result<(), ArrowError> {
    let mut writer = csv::Writer::new(writer);
    batches.iter().try_for_each(|it| writer.write(it))
}

fn as_lines(writer: impl Write, batches: &[RecordBatch]) -> Result<(), ArrowError> {
    let mut writer = LineDelimitedWriter::new(writer);
    batches.iter().try_for_each(|it| writer.write(it))?;
    writer.finish()
}

fn as_array(writer: impl Write, batches: &[RecordBatch]) -> Result<(), ArrowError> {
    let mut writer = ArrayWriter::new(writer);
    batches.iter().try_for_each(|it| writer.write(it))?;
    writer.finish()
}

fn as_file(writer: impl Write, batches: &[RecordBatch]) -> Result<(), ArrowError> {
    let mut writer = FileWriter::try_new(writer, &batches[0].schema())?;
    batches.iter().try_for_each(|it| writer.write(it))?;
    writer.finish()
}

fn as_stream(writer: impl Write, batches: &[RecordBatch]) -> Result<(), ArrowError> {
    let mut writer = StreamWriter::try_new(writer, &batches[0].schema())?;
    batches.iter().try_for_each(|it| writer.write(it))?;
    writer.finish()
}

fn drained(reader: impl Iterator<Item = Result<RecordBatch, ArrowError>>) -> Outcome {
    for batch in reader {
        batch?;
    }
    Ok(())
}

pub fn apis() -> Vec<Api> {
    readers().into_iter().chain(writers()).collect()
}

fn readers() -> Vec<Api> {
    vec![
        read!("arrow" "60", "arrow::csv::ReaderBuilder::build", "", |it| encoded(it, |to, of| as_csv(to, of)), |reader| {
            let schema = batches(1_000)[0].schema();
            drained(csv::ReaderBuilder::new(schema).with_header(true).build(reader)?)
        }),
        buf_read!("arrow" "60", "arrow::json::ReaderBuilder::build", "", |it| encoded(it, |to, of| as_lines(to, of)), |reader| {
            drained(json::ReaderBuilder::new(batches(1_000)[0].schema()).build(reader)?)
        }),
        read!("arrow" "60", "arrow::ipc::reader::FileReader::try_new", "", |it| encoded(it, |to, of| as_file(to, of)), |reader| {
            drained(FileReader::try_new(reader, None)?)
        }),
        read!("arrow" "60", "arrow::ipc::reader::StreamReader::try_new", "", |it| encoded(it, |to, of| as_stream(to, of)), |reader| {
            drained(StreamReader::try_new(reader, None)?)
        }),
    ]
}

fn writers() -> Vec<Api> {
    vec![
        write!("arrow" "60", "arrow::csv::Writer::write", "", |writer, size| {
            Ok(as_csv(writer, &batches(size))?)
        }),
        write!("arrow" "60", "arrow::json::Writer::new", "lines", |writer, size| {
            Ok(as_lines(writer, &batches(size))?)
        }),
        write!("arrow" "60", "arrow::json::Writer::new", "an array", |writer, size| {
            Ok(as_array(writer, &batches(size))?)
        }),
        write!("arrow" "60", "arrow::ipc::writer::FileWriter::finish", "", |writer, size| {
            Ok(as_file(writer, &batches(size))?)
        }),
        write!("arrow" "60", "arrow::ipc::writer::StreamWriter::finish", "", |writer, size| {
            Ok(as_stream(writer, &batches(size))?)
        }),
    ]
}
