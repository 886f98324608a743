//! The rows are small, and `sync_all` at the end wants the file behind the buffer.
use std::fs::File;
use std::io::{self, Write};

fn export(path: &str, rows: &[(u32, String)]) -> io::Result<u64> {
    let mut file = File::create(path)?;
    writeln!(file, "id,name")?; //~ safe once per call
    for (id, name) in rows {
        writeln!(file, "{id},{name}")?; //~ safe once per fragment
    }
    file.sync_all()?;
    let size = file.metadata()?.len();
    Ok(size)
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let rows: Vec<_> = (1..).zip(text.split_whitespace().map(str::to_owned)).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    println!("{} bytes", export(&path, &rows)?);
    Ok(())
}
