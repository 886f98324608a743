//! Behind a rename no name tells the file from another one.
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let mut file = File::create("table.part")?;
    for number in 0..1000 {
        writeln!(file, "{number} {}", number * number)?; //~ safe once per fragment
    }
    fs::rename("table.part", "table.txt")?;
    for number in 0..1000 {
        writeln!(file, "{number} {}", number * number * number)?; //~ safe once per fragment
    }
    let length = fs::read_to_string("table.txt")?.len();
    writeln!(file, "{length} bytes")?; //~ safe once per fragment
    Ok(())
}
