//! `tabwriter` on a table of records, a line each.

use std::io::Write;

use tabwriter::TabWriter;

use super::write;
use crate::input;
use crate::measure::{Api, Outcome};

fn table(writer: impl Write, size: usize) -> Outcome {
    let mut table = TabWriter::new(writer);
    for record in input::records(size * 2) {
        writeln!(table, "{}\t{}\t{}\t{}", record.id, record.name, record.city, record.amount)?;
    }
    Ok(table.flush()?)
}

pub fn apis() -> Vec<Api> {
    vec![write!("tabwriter" "1", "tabwriter::TabWriter::new", "", |writer, size| { table(writer, size) })]
}
