//! Where each write turns its error into a string, the flush has to do the same to compile.

use std::fs::File;
use std::io::Write;

fn write_squares(path: &str, count: u64) -> Result<(), String> {
    let mut file = File::create(path).map_err(|e| e.to_string())?;
    for n in 0..count {
        writeln!(file, "{} {}", n, n * n).map_err(|e| e.to_string())?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> Result<(), String> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    write_squares(&path, 500)
}
