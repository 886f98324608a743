//! The loop is in the caller, so one buffer there serves all rows; one made for each row would write each row.
use std::fs::File;
use std::io::{self, Write};

struct Station {
    name: String,
    depth: u32,
}

fn write_row(file: &mut File, station: &Station) -> io::Result<()> {
    write!(file, "{};{}", station.name, station.depth)?; //~ safe once per fragment
    writeln!(file) //~ safe once per call
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(&path)?;
    for (line, depth) in text.lines().zip(1..) {
        write_row(&mut file, &Station { name: line.replace(' ', "_"), depth })?;
    }
    Ok(())
}
