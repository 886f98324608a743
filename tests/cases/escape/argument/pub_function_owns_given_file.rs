//! Who gives the file away has all of it written, errors and all, when the call is over.
use std::fs::File;
use std::io::{self, Write};

pub fn save(rows: &[u32], mut file: File) -> io::Result<()> {
    for row in rows {
        writeln!(file, "{row}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let rows: Vec<u32> = (0..300).collect();
    save(&rows, File::create(path)?)?;
    save(&rows[..10], File::create("output.2")?)
}
