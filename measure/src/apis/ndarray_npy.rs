//! `ndarray-npy` on a table of floats, as it lies in memory and turned about.

use ndarray::Array2;
use ndarray_npy::{NpzReader, NpzWriter, ReadNpyExt, WriteNpyExt};

use super::{read, write};
use crate::measure::Api;

fn table(size: usize) -> Array2<f64> {
    Array2::from_shape_fn((size / 800, 100), |(row, column)| (row * 100 + column) as f64 / 3.0)
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    table(size).write_npy(&mut bytes).expect("a vector takes all");
    bytes
}

fn packed(size: usize) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    let mut writer = NpzWriter::new(&mut bytes);
    writer.add_array("table", &table(size)).expect("a vector takes all");
    writer.finish().expect("a vector takes all");
    bytes.into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("ndarray-npy" "0.10", "ndarray_npy::ReadNpyExt::read_npy", "", encoded, |reader| {
            Array2::<f64>::read_npy(reader)?;
            Ok(())
        }),
        write!("ndarray-npy" "0.10", "ndarray_npy::WriteNpyExt::write_npy", "as it lies in memory", |writer, size| {
            Ok(table(size).write_npy(writer)?)
        }),
        write!("ndarray-npy" "0.10", "ndarray_npy::WriteNpyExt::write_npy", "every other column", |writer, size| {
            Ok(table(size * 2).slice(ndarray::s![.., ..;2]).write_npy(writer)?)
        }),
        read!("ndarray-npy" "0.10", "ndarray_npy::NpzReader::new", "", packed, |reader| {
            let _: Array2<f64> = NpzReader::new(reader)?.by_index(0)?;
            Ok(())
        }),
        write!("ndarray-npy" "0.10", "ndarray_npy::NpzWriter::finish", "", |writer, size| {
            let mut writer = NpzWriter::new(writer);
            writer.add_array("table", &table(size))?;
            writer.finish()?;
            Ok(())
        }),
    ]
}
