//! `umya-spreadsheet` on a row for each record.

use umya_spreadsheet::Workbook;
use umya_spreadsheet::reader::xlsx::read_reader;
use umya_spreadsheet::writer::xlsx::write_writer;

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn workbook(size: usize) -> Workbook {
    let mut workbook = umya_spreadsheet::new_file();
    let sheet = workbook.sheet_mut(0).expect("a new book has a sheet");
    for (row, record) in (1u32..).zip(input::records(size)) {
        sheet.cell_mut((1, row)).set_value_number(record.id);
        sheet.cell_mut((2, row)).set_value(record.name);
        sheet.cell_mut((3, row)).set_value_number(record.amount);
    }
    workbook
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_writer(&workbook(size), &mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("umya-spreadsheet" "3", "umya_spreadsheet::reader::xlsx::read_reader", "", encoded, |reader| {
            read_reader(reader, true)?;
            Ok(())
        }),
        write!("umya-spreadsheet" "3", "umya_spreadsheet::writer::xlsx::write_writer", "", |writer, size| {
            Ok(write_writer(&workbook(size), writer)?)
        }),
    ]
}
