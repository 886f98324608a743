//! Doubled braces are no arguments: a text that is written whole is one call, and its flush stands there already.

use std::fs::File;
use std::io::{self, Write};

fn probe(file: &mut File) -> io::Result<()> {
    write!(file, "int main(void) {{ return 0; }}\n")?; //~ quiet flushed
    file.flush()?;
    file.sync_data()
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    probe(&mut file)
}
