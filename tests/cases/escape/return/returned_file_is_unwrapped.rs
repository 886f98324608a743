//! The caller was promised a `File` that stands behind the header, not a buffer that has yet to write it.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

fn start_table(path: &str, columns: &[String]) -> io::Result<File> {
    let mut table = File::create(path)?;
    for column in columns {
        writeln!(table, "{};", column)?; //~ safe once per fragment
    }
    Ok(table)
}

fn main() -> io::Result<()> {
    let columns: Vec<String> = (0..300).map(|n| format!("column_{n}")).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut table = start_table(&path, &columns)?;
    table.write_all(b"\n")?; //~ quiet few-calls
    println!("{} columns", columns.len());
    Ok(())
}
