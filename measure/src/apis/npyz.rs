//! `npyz` on a list of numbers.

use npyz::{NpyFile, WriteOptions, WriterBuilder};

use super::{read, write};
use crate::measure::Api;

fn array(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let numbers: Vec<f64> = (0..size / 8).map(|it| it as f64).collect();
    let options = WriteOptions::new().default_dtype().shape(&[numbers.len() as u64]);
    let mut writer = options.writer(&mut bytes).begin_nd().expect("a vector takes all");
    writer.extend(numbers).and_then(|()| writer.finish()).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("npyz" "0", "npyz::NpyFile::new", "", array, |reader| {
            for number in NpyFile::new(reader)?.data::<f64>().map_err(|it| it.to_string())? {
                number?;
            }
            Ok(())
        }),
        write!("npyz" "0", "npyz::WriterBuilder::begin_nd", "", |writer, size| {
            let numbers: Vec<f64> = (0..size / 8).map(|it| it as f64).collect();
            let options = WriteOptions::new().default_dtype().shape(&[numbers.len() as u64]);
            let mut writer = options.writer(writer).begin_nd()?;
            writer.extend(numbers)?;
            Ok(writer.finish()?)
        }),
    ]
}
