//! `prettytable-rs` on a table of records.

use prettytable::{Table, row};

use super::write;
use crate::input;
use crate::measure::Api;

fn table(size: usize) -> Table {
    let mut table = Table::new();
    for record in input::records(size / 2) {
        table.add_row(row![record.id, record.name, record.city, record.amount]);
    }
    table
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("prettytable-rs" "0.10", "prettytable::Table::print", "", |mut writer, size| {
            table(size).print(&mut writer)?;
            Ok(())
        }),
        write!("prettytable-rs" "0.10", "prettytable::Table::print_html", "", |mut writer, size| {
            Ok(table(size).print_html(&mut writer)?)
        }),
    ]
}
