//! Nothing in `errors.rs` reads or writes, and yet it says how a flush may fail.
mod errors;

use std::fs::{self, File};
use std::io::Write;

use errors::ExportError;

fn export(path: &str, lines: &[&str]) -> Result<(), ExportError> {
    let file = match File::create(path) {
        Ok(file) => file,
        Err(error) => return Err(ExportError::Refused(format!("{path} is not writeable: {error}"))),
    };
    write_lines(file, lines) //~ silent
}

fn write_lines(mut file: impl Write, lines: &[&str]) -> Result<(), ExportError> {
    for line in lines {
        writeln!(file, "DA:{},{line}", line.len())?; //~ safe once per fragment
    }
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").expect("there is input");
    if let Err(error) = export(&path, &text.lines().collect::<Vec<_>>()) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
