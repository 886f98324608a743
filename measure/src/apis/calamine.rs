//! `calamine` on a sheet with a row for each record.

use calamine::{Reader, Xlsx, open_workbook_from_rs};

use super::read;
use super::rust_xlsxwriter::workbook;
use crate::measure::Api;

fn encoded(size: usize) -> Vec<u8> {
    workbook(size * 3).save_to_buffer().expect("a vector takes all")
}

pub fn apis() -> Vec<Api> {
    vec![read!("calamine" "0", "calamine::open_workbook_from_rs", "xlsx", encoded, |reader| {
        let mut book: Xlsx<_> = open_workbook_from_rs(reader)?;
        for name in book.sheet_names() {
            book.worksheet_range(&name)?;
        }
        Ok(())
    })]
}
