//! `rust_xlsxwriter` on a row for each record.

use rust_xlsxwriter::Workbook;

use super::write;
use crate::input;
use crate::measure::Api;

pub fn workbook(size: usize) -> Workbook {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    for (row, record) in (0u32..).zip(input::records(size)) {
        sheet.write(row, 0, record.id).expect("a cell of the sheet");
        sheet.write(row, 1, record.name).expect("a cell of the sheet");
        sheet.write(row, 2, record.amount).expect("a cell of the sheet");
    }
    workbook
}

pub fn apis() -> Vec<Api> {
    vec![write!("rust_xlsxwriter" "0", "rust_xlsxwriter::Workbook::save_to_writer", "", |writer, size| {
        Ok(workbook(size * 3).save_to_writer(writer)?)
    })]
}
