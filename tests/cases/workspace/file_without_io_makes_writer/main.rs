//! Nothing in `table.rs` tells of I/O, and only its return type says what `write_rows` is a method of.
mod rows;
mod table;

use std::fs::File;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let mut file = File::create(path)?;
    let rows = table::squares();
    rows.write_rows(&mut file) //~ silent
}
